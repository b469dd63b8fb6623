import type { ReactNode } from 'react'

interface FactsTableProps {
  head: readonly string[]
  /** The first of each says what the others are about. */
  rows: ReadonlyArray<readonly [string, ...ReactNode[]]>
  /** Whether the first of each is a name in code, such as an address. */
  isCode?: boolean
}

/** A table on a page of the catalogue: Markdown as Storybook reads it has none. */
export const FactsTable = ({ head, rows, isCode = false }: FactsTableProps) => (
  <div className="catalogue-wide">
    <table className="catalogue-table">
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
            <th scope="row">{isCode ? <code>{first}</code> : first}</th>
            {others.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
