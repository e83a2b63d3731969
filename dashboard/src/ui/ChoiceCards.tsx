import type { ReactNode } from 'react'
import * as Radio from 'radix-ui/radio-group'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'

/** A radio group of `ChoiceCard`s, for few options that need a sentence each; named by `aria-label`. */
export const ChoiceCards = styled(Radio.Root)`
  display: grid;
  gap: ${space[2]};
`

type Props = {
  value: string
  /** An icon or an emoji as decoration: the title says the same. */
  mark: ReactNode
  title: string
  /** Small text beside the title. */
  note?: string
  text: string
  disabled: boolean
}

export function ChoiceCard({ value, mark, title, note, text, disabled }: Props) {
  return (
    <Card value={value} disabled={disabled}>
      <Mark aria-hidden>{mark}</Mark>
      <span>
        <Title>
          {title} {note && <Note>{note}</Note>}
        </Title>
        <Text>{text}</Text>
      </span>
      <Dot aria-hidden />
    </Card>
  )
}

const Card = styled(Radio.Item)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  text-align: left;
  transition: border-color ${motion.fast};
  &:hover:not(:disabled) {
    border-color: ${color.lineStrong};
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:disabled {
    border-style: dashed;
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
`
const Mark = styled.span`
  flex-shrink: 0;
  font-size: ${font.size[20]};
  line-height: 1;
  svg {
    display: block;
    width: ${space[5]};
    height: ${space[5]};
    color: ${color.muted};
  }
  [data-state='checked'] > & svg {
    color: ${color.accentText};
  }
  :disabled > & {
    filter: grayscale(1);
    opacity: 0.6;
  }
`
const Title = styled.span`
  display: block;
  font-weight: ${font.weight.semibold};
`
const Note = styled.span`
  margin-left: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.regular};
`
const Text = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Dot = styled.span`
  flex-shrink: 0;
  width: ${space[4]};
  height: ${space[4]};
  margin-left: auto;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  [data-state='checked'] > & {
    border: 5px solid ${color.accent};
  }
  :disabled > & {
    border-color: ${color.line};
  }
`
