import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { DemoAccountList } from './demo-account-list.tsx'
import './panel.css'
import { type PanelPart, panelTexts } from './panel-texts.ts'
import { useNotices } from './use-world.ts'

const loadSheet = () => import('./panel-sheet.tsx')
const PanelSheet = lazy(async () => ({ default: (await loadSheet()).PanelSheet }))

interface SandboxPanelProps {
  world: World
  scenario: ScenarioName
  /** Open from the start, at this part. */
  openAt?: PanelPart
}

/** Opened and closed by Ctrl and the key left of 1; the focus goes in, and back to where it was. */
function useToggle(isOpenFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const opener = useRef<Element | null>(null)
  const toggle = (wanted: boolean) => {
    if (wanted) opener.current = document.activeElement
    setOpen(wanted)
    if (!wanted && opener.current instanceof HTMLElement) opener.current.focus()
  }
  const latest = useRef(toggle)
  latest.current = toggle
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Backquote' || !event.ctrlKey) return
      event.preventDefault()
      latest.current(!isOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
  return { isOpen, toggle }
}

export function SandboxPanel({ world, scenario, openAt }: SandboxPanelProps) {
  const { isOpen, toggle } = useToggle(openAt !== undefined)
  const notices = useNotices(world.notices)
  return (
    <>
      <aside className="sandbox-panel" aria-label={panelTexts.panel} lang="en">
        {isOpen && (
          <Suspense fallback={<p className="sandbox-sheet">{panelTexts.loading}</p>}>
            <PanelSheet world={world} scenario={scenario} part={openAt} onClose={() => toggle(false)} />
          </Suspense>
        )}
        <button
          type="button"
          className="sandbox-tab"
          title={panelTexts.shortcut}
          aria-expanded={isOpen}
          data-news={notices.length > 0 || undefined}
          onPointerEnter={() => void loadSheet()}
          onFocus={() => void loadSheet()}
          onClick={() => toggle(!isOpen)}
        >
          {panelTexts.panel}
        </button>
      </aside>
      <DemoAccountList />
    </>
  )
}
