import { useEffect, useRef } from 'react'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { ClockSection } from './clock-section.tsx'
import { DataSection } from './data-section.tsx'
import { JournalSection } from './journal-section.tsx'
import { MailSection } from './mail-section.tsx'
import { NetworkSection } from './network-section.tsx'
import { NoticeSection } from './notice-section.tsx'
import { PanelResizer } from './panel-resizer.tsx'
import './panel-sheet.css'
import { type PanelPart, panelTexts } from './panel-texts.ts'
import { ScenarioSection } from './scenario-section.tsx'
import { SessionSection } from './session-section.tsx'
import { ShareSection } from './share-section.tsx'
import type { ShownWorld } from './shown-world.ts'
import { type Dock, docks } from './use-dock.ts'

interface PanelSheetProps extends ShownWorld {
  dock: Dock
  part: PanelPart
  onPart: (part: PanelPart) => void
  onClose: () => void
}

export function PanelSheet({ world, scenario, begin, dock, part, onPart, onClose }: PanelSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => sheet.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(), [])
  const content = {
    world: (
      <>
        <NoticeSection world={world} />
        <ScenarioSection scenario={scenario} begin={begin} />
        <SessionSection world={world} />
        <ShareSection world={world} />
        <section>
          <SegmentedControl
            label={panelTexts.edge}
            name="sandbox-edge"
            value={dock.edge}
            options={docks.map((value) => ({ value, label: panelTexts.edges[value] }))}
            onChange={dock.move}
          />
        </section>
      </>
    ),
    data: <DataSection world={world} />,
    time: <ClockSection world={world} />,
    network: <NetworkSection world={world} />,
    requests: <JournalSection world={world} scenario={scenario} />,
    mails: <MailSection world={world} />,
  }
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    const { current } = sheet
    current?.addEventListener('keydown', closeByKey)
    return () => current?.removeEventListener('keydown', closeByKey)
  }, [onClose])
  return (
    <>
      <div className="sandbox-sheet" id="sandbox-sheet" ref={sheet}>
        <Tabs
          label={panelTexts.sections}
          value={part}
          onChange={onPart}
          tabs={(Object.keys(content) as PanelPart[]).map((value) => ({
            value,
            label: panelTexts.tabs[value],
            content: content[value],
          }))}
        />
      </div>
      <PanelResizer dock={dock} />
    </>
  )
}
