type Props = { suggestions: string[]; label: string; onPick: (text: string) => void }

export const Suggestions = ({ suggestions, label, onPick }: Props) => (
  <div className="nx-suggestions" role="group" aria-label={label}>
    {suggestions.map((text) => (
      <button
        key={text}
        type="button"
        className="nx-suggestion"
        dir="auto"
        onClick={() => onPick(text)}
      >
        {text}
      </button>
    ))}
  </div>
)
