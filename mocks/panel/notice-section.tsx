import type { Notice } from '#mocks/kernel/notices.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from './panel-texts.ts'
import { saveFile } from './save-file.ts'
import { useNotices } from './use-world.ts'

const texts: Readonly<Record<Notice['kind'], string>> = {
  'not-persistent': 'The browser keeps nothing: this world lasts as long as the page.',
  'started-anew': 'What was kept could not be read. It was put aside and the world begun anew.',
  'not-shared': 'The world of the link could not be made; this is the one that was here.',
  problem: 'Part of the sandbox failed. The console says more.',
}

async function download(world: World) {
  const [contents] = await world.store.quarantined()
  if (contents) saveFile(contents, `sandbox-${world.id}.json`)
}

export function NoticeSection({ world }: { world: World }) {
  const notices = useNotices(world.notices)
  if (notices.length === 0) return null
  return (
    <section>
      <h2>{panelTexts.notices}</h2>
      <ul>
        {notices.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>
            <p>{texts[kind]}</p>
            <p className="sandbox-note wrap-long">{detail}</p>
            {kind === 'started-anew' && (
              <div className="sandbox-row">
                <Button size="small" onClick={() => void download(world)}>
                  {panelTexts.download}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
