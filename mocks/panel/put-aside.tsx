import { useEffect, useState } from 'react'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from './panel-texts.ts'
import { saveFile } from './save-file.ts'

/** Gives what was put aside last, where another world took its place or it could not be read. */
export function PutAside({ world }: { world: World }) {
  const [contents, setContents] = useState<Blob>()
  useEffect(() => {
    void world.store.quarantined().then(([latest]) => setContents(latest))
  }, [world])
  if (!contents) return null
  return (
    <div className="sandbox-row">
      <Button size="small" onClick={() => saveFile(contents, `sandbox-${world.id}.json`)}>
        {panelTexts.download}
      </Button>
    </div>
  )
}
