import type { ReactNode } from 'react'

interface RuleTableProps {
  head: readonly string[]
  /** The first of each says what the others are about. */
  rows: ReadonlyArray<readonly [string, ...ReactNode[]]>
}

/** A table of a page: Markdown as Storybook reads it has none. */
export const RuleTable = ({ head, rows }: RuleTableProps) => (
  <table>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...others]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {others.map((cell, column) => (
            <td key={head[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
