import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'

type Props<V extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

export function Tabs<V extends string>({ label, tabs, value, onChange, children }: Props<V>) {
  return (
    // The cast is safe: Radix returns one of the given values.
    <Radix.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tab>
        ))}
      </List>
      <Panel key={value} value={value}>
        {children}
      </Panel>
    </Radix.Root>
  )
}

const List = styled(Radix.List)`
  display: inline-flex;
  gap: ${space.half};
  padding: ${space.half};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`
const Tab = styled(Radix.Trigger)`
  height: ${size.controlSmall};
  padding: 0 ${space[3]};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  transition: color ${motion.fast};
  &:hover {
    color: ${color.text};
  }
  &[data-state='active'] {
    background: ${color.surface};
    color: ${color.text};
    box-shadow: ${shadow.low};
  }
`
const Panel = styled(Radix.Content)`
  border-radius: ${radius.small};
`
