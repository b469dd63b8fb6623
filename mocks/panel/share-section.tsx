import { useRef, useState } from 'react'
import { explainError } from '#mocks/control/explain-error.ts'
import { exportWorld, importCase, importWorld, linkTo } from '#mocks/control/share-world.ts'
import { scenarioOf } from '#mocks/control/stored-scenario.ts'
import { localizedAddress } from '#mocks/features/account/localized-address.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { localeOfPage } from './current-page.ts'
import { ActionOutcome } from './outcome.tsx'
import { panelTexts } from './panel-texts.ts'
import { ReplacedWorld } from './replaced-world.tsx'
import { saveFile } from './save-file.ts'

function useOutcome() {
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const act = (action: () => Promise<string>) =>
    void action().then(
      (done) => {
        setSaid(done)
        setProblem('')
      },
      (error: unknown) => setProblem(explainError(error)),
    )
  return { said, problem, act }
}

export function ShareSection({ world }: { world: World }) {
  const { said, problem, act } = useOutcome()
  const chosen = useRef<HTMLInputElement>(null)
  const copyLink = async () => {
    const link = await linkTo(world, localizedAddress(location.origin, localeOfPage(), '/'))
    await navigator.clipboard.writeText(link)
    return panelTexts.linkCopied(link.length)
  }
  const save = async () => {
    const name = `sandbox-${scenarioOf(world)}.zip`
    saveFile(await exportWorld(world), name)
    return panelTexts.worldSaved(name)
  }
  const open = async (file: File) => {
    if (file.name.endsWith('.json')) location.assign(await importCase(world, file))
    else {
      await importWorld(world, file)
      location.reload()
    }
    return ''
  }
  return (
    <section>
      <h2>{panelTexts.shareWorld}</h2>
      <div className="sandbox-row">
        <Button size="small" onClick={() => act(copyLink)}>
          {panelTexts.copyWorldLink}
        </Button>
        <Button size="small" onClick={() => act(save)}>
          {panelTexts.saveWorld}
        </Button>
        <Button size="small" onClick={() => chosen.current?.click()}>
          {panelTexts.openWorld}
        </Button>
        <input
          ref={chosen}
          type="file"
          accept=".zip,.json"
          hidden
          aria-label={panelTexts.openWorld}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) act(() => open(file))
            // Otherwise choosing the same file again, once repaired, would not be a change.
            target.value = ''
          }}
        />
      </div>
      <ActionOutcome done={said} failed={problem} />
      <ReplacedWorld world={world} act={act} />
    </section>
  )
}
