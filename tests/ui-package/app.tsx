import { Button, Notice, PageHeading, TextField } from 'avaz-ui'
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { snippets } from './snippets'
import 'avaz-ui/styles.css'

/** Data that a project hands to the examples; their functions are not called. */
const given = {
  page: 2,
  pageCount: 9,
  lines: ['One', 'Two', 'Three'],
  conversations: [{ id: 1, title: 'Opening hours' }],
}

/** Shows which example fails, next to all others. */
class Part extends Component<{ name: string; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    const { name, children } = this.props
    const { error } = this.state
    return (
      <section data-example={name} data-failed={error === undefined ? undefined : String(error)}>
        {error === undefined && children}
      </section>
    )
  }
}

/** Names the elements that the components hand to refs. */
function Refs() {
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [names, setNames] = useState('')
  useEffect(() => setNames([button, field, heading].map(({ current }) => current?.tagName).join(' ')), [])
  return (
    <>
      <Button ref={button}>Button with a ref</Button>
      <TextField ref={field} label="Field with a ref" />
      <PageHeading ref={heading}>Heading with a ref</PageHeading>
      <output id="refs">{names}</output>
    </>
  )
}

const App = () => (
  <>
    <h1 id="host">A page with a look of its own</h1>
    <main className="avaz-ui">
      <Notice>Notice</Notice>
      <Button variant="primary">Button</Button>
      <Refs />
      {Object.entries(snippets).map(([name, Example]) => {
        const Shown = Example as ComponentType<Record<string, unknown>>
        return (
          <Part key={name} name={name}>
            <Shown {...given} />
          </Part>
        )
      })}
    </main>
  </>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
