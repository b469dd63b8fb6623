import type { Notice } from '#mocks/kernel/notices.ts'
import type { World } from '#mocks/world.ts'
import { panelTexts } from './panel-texts.ts'
import { useNotices, useRules } from './use-world.ts'

const textByNotice: Readonly<Record<Notice['kind'], string>> = {
  'not-persistent': 'The browser keeps nothing: this world lasts as long as the page.',
  'started-anew':
    'What was kept could not be read. It was put aside with its files, to be downloaded below, and the world begun anew.',
  'not-shared': 'The world of the link could not be made; this is the one that was here.',
  problem: 'Part of the sandbox failed. The console says more.',
}

export function NoticeSection({ world }: { world: World }) {
  const notices = useNotices(world.notices)
  const { length: faults } = useRules(world.faults)
  if (notices.length + faults === 0) return null
  return (
    <section>
      <h2>{panelTexts.notices}</h2>
      <ul>
        {notices.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>
            <p>{textByNotice[kind]}</p>
            <p className="sandbox-note wrap-long">{detail}</p>
          </li>
        ))}
        {faults > 0 && <li>{panelTexts.faultsAtWork(faults)}</li>}
      </ul>
    </section>
  )
}
