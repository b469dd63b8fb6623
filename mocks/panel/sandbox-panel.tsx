import { useState } from 'react'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { ClockSection } from './clock-section.tsx'
import { DemoAccountList } from './demo-account-list.tsx'
import { JournalSection } from './journal-section.tsx'
import { MailSection } from './mail-section.tsx'
import { NetworkSection } from './network-section.tsx'
import { NoticeSection } from './notice-section.tsx'
import { panelTexts } from './panel-texts.ts'
import { ScenarioSection } from './scenario-section.tsx'
import { useNotices } from './use-world.ts'

interface SandboxPanelProps {
  world: World
  scenario: ScenarioName
}

export function SandboxPanel({ world, scenario }: SandboxPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const notices = useNotices(world.notices)
  return (
    <>
      <aside className="sandbox-panel" aria-label={panelTexts.panel} lang="en">
        {isOpen && (
          <div className="sandbox-sheet" id="sandbox-sheet">
            <NoticeSection world={world} />
            <ScenarioSection name={scenario} />
            <ClockSection world={world} />
            <NetworkSection world={world} />
            <MailSection world={world} />
            <JournalSection world={world} />
          </div>
        )}
        <button
          type="button"
          className="sandbox-tab"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'sandbox-sheet' : undefined}
          data-news={notices.length > 0 || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {panelTexts.panel}
        </button>
      </aside>
      <DemoAccountList />
    </>
  )
}
