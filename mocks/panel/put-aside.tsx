import { useEffect, useState } from 'react'
import { exportAside } from '#mocks/control/share-world.ts'
import type { Aside } from '#mocks/kernel/store/store.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from './panel-texts.ts'
import { saveFile } from './save-file.ts'

interface PutAsideProps {
  world: World
  /** Does what was pressed and says what became of it. */
  act: (action: () => Promise<string>) => void
}

/** Gives what was put aside last, where another world took its place or it could not be read. */
export function PutAside({ world, act }: PutAsideProps) {
  const [aside, setAside] = useState<Aside>()
  useEffect(() => {
    void world.store.quarantined().then(setAside)
  }, [world])
  if (!aside) return null
  const save = async () => {
    const name = `sandbox-${world.id}-put-aside.zip`
    saveFile(await exportAside(aside), name)
    return panelTexts.worldSaved(name)
  }
  return (
    <div className="sandbox-row">
      <Button size="small" onClick={() => act(save)}>
        {panelTexts.download}
      </Button>
    </div>
  )
}
