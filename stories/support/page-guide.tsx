import { Markdown, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { PageFacts } from '../../.storybook/page-facts.ts'
import type { Guide } from './guide.ts'

declare const __PAGE_FACTS__: Readonly<Record<string, PageFacts>>

/** `parameters.advice` of a component's stories, a sentence each. */
interface Advice {
  readonly do: string
  readonly dont: string
}

const statuses: Readonly<Record<Guide['status'], string>> = {
  stable: 'Stable: its props and its look change with a new version only.',
  new: 'New: it may still change with what is learnt.',
  deprecated: 'Deprecated: do not use it in new work.',
}

const componentTitle = (stem: string) => `components-${stem}--docs`

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
)

/** Tokens that a part names itself; those of the components in it are on their pages. */
function Tokens({ tokens, components }: PageFacts) {
  return (
    <>
      {tokens.map((token) => (
        <code key={token}>{token}</code>
      ))}
      {tokens.length === 0 && components.length === 0 && 'None of its own.'}
      {components.length > 0 && (
        <p>
          {tokens.length === 0 ? 'Those of ' : 'And those of '}
          {components.map((stem, place) => (
            <span key={stem}>
              {place > 0 && ', '}
              <a href={`./?path=/docs/${componentTitle(stem)}`} target="_top">
                {stem}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

const text = (sentence: string) => <Markdown>{sentence}</Markdown>

/** The guide of a page: purpose, use, alternatives, accessibility, status and tokens. */
export function PageGuide() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide, advice, fileName } = preparedMeta.parameters as {
    guide?: Guide
    advice?: Advice
    fileName: string
  }
  const facts = __PAGE_FACTS__[fileName]
  return (
    <>
      {guide && <p className="catalogue-lead">{guide.is}</p>}
      {advice && (
        <dl className="catalogue-advice">
          <div>
            <dt>Do</dt>
            <dd>{advice.do}</dd>
          </div>
          <div>
            <dt>Don’t</dt>
            <dd>{advice.dont}</dd>
          </div>
        </dl>
      )}
      {guide && facts && (
        <div className="catalogue-wide">
          <table className="catalogue-table catalogue-guide">
            <tbody>
              <Row name="Use it">{text(guide.use)}</Row>
              <Row name="Instead">{text(guide.instead)}</Row>
              <Row name="Keys">{text(guide.keys)}</Row>
              <Row name="Roles">{text(guide.roles)}</Row>
              <Row name="Screen reader">{text(guide.heard)}</Row>
              <Row name="Status">{statuses[guide.status]}</Row>
              <Row name="Tokens">
                <Tokens {...facts} />
              </Row>
              <Row name="Source">
                <code>{facts.file}</code>
              </Row>
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
