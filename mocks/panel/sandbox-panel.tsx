import { type CSSProperties, useEffect, useReducer, useRef, useState } from 'react'
import { DemoAccountList } from './demo-account-list.tsx'
import { MailHint } from './mail-hint.tsx'
import './panel.css'
import { type PanelPart, panelTexts } from './panel-texts.ts'
import type { ShownWorld } from './shown-world.ts'
import { useDock } from './use-dock.ts'
import { useNotices, useRules } from './use-world.ts'

let PanelSheet: typeof import('./panel-sheet.tsx').PanelSheet | undefined

/** Loads the sheet when a pointer, the focus or the Ctrl key suggests that the panel is about to be opened. */
async function loadSheet() {
  PanelSheet ??= (await import('./panel-sheet.tsx')).PanelSheet
}

interface SandboxPanelProps extends ShownWorld {
  openAt?: PanelPart
}

/** Toggles by Ctrl and the key left of 1; the focus moves in, and back afterwards. */
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
      if (event.key === 'Control') void loadSheet()
      if (event.code !== 'Backquote' || !event.ctrlKey) return
      event.preventDefault()
      latest.current(!isOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
  return { isOpen, toggle }
}

/** The sheet once its code is loaded. Without Suspense, because React delays suspended content by 300 ms. */
function useSheet(isOpen: boolean) {
  const [, show] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (isOpen && !PanelSheet) void loadSheet().then(show)
  }, [isOpen])
  return PanelSheet
}

export function SandboxPanel({ openAt, ...shown }: SandboxPanelProps) {
  const [part, setPart] = useState<PanelPart>(openAt ?? 'world')
  const { isOpen, toggle } = useToggle(openAt !== undefined)
  const news = useNotices(shown.world.notices).length + useRules(shown.world.faults).length
  const Sheet = useSheet(isOpen)
  const dock = useDock()
  return (
    <>
      <aside
        className="sandbox-panel"
        data-edge={dock.edge}
        style={{ '--sandbox-size': `${dock.size}px` } as CSSProperties}
        aria-label={panelTexts.panel}
        lang="en"
      >
        {isOpen &&
          (Sheet ? (
            <Sheet {...shown} {...{ part, dock }} onPart={setPart} onClose={() => toggle(false)} />
          ) : (
            <p className="sandbox-sheet">{panelTexts.loading}</p>
          ))}
        <button
          type="button"
          className="sandbox-tab"
          title={panelTexts.shortcut}
          aria-expanded={isOpen}
          data-news={news > 0 || undefined}
          onPointerEnter={() => void loadSheet()}
          onFocus={() => void loadSheet()}
          onClick={() => toggle(!isOpen)}
        >
          <span className="sandbox-tab-text">{panelTexts.panel}</span>
        </button>
      </aside>
      <DemoAccountList />
      <MailHint
        onOpen={() => {
          setPart('mails')
          toggle(true)
        }}
      />
    </>
  )
}
