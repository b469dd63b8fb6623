import type { ReactNode } from 'react'

interface FactsTableProps {
  head: readonly string[]
  /** The first cell of each row is its header. */
  rows: ReadonlyArray<readonly [string, ...ReactNode[]]>
  /** Whether the first cell is code, such as an address. */
  isCode?: boolean
}

/** A table for catalogue pages, because Storybook's Markdown has none. */
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
