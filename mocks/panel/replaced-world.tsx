import { useEffect, useState } from 'react'
import { exportReplaced } from '#mocks/control/share-world.ts'
import type { SavedWorld } from '#mocks/kernel/store/store.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from './panel-texts.ts'
import { saveFile } from './save-file.ts'

interface ReplacedWorldProps {
  world: World
  /** Runs an action and shows its result. */
  act: (action: () => Promise<string>) => void
}

/** Offers the last saved world as a download, if another world replaced it or it was unreadable. */
export function ReplacedWorld({ world, act }: ReplacedWorldProps) {
  const [aside, setAside] = useState<SavedWorld>()
  useEffect(() => {
    void world.store.quarantined().then(setAside)
  }, [world])
  if (!aside) return null
  const save = async () => {
    const name = `sandbox-${world.id}-put-aside.zip`
    saveFile(await exportReplaced(aside), name)
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
