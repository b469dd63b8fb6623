import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Toast } from '#src/ui/toast.tsx'
import { ToastRegion } from '#src/ui/toast-region.tsx'

export function Example() {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <>
      <Button onClick={() => setIsSaved(true)}>Save</Button>
      <ToastRegion label="Messages" urgent={null} isEmpty={!isSaved}>
        {isSaved && (
          <Toast tone="success" closeLabel="Close" onClose={() => setIsSaved(false)}>
            Project saved
          </Toast>
        )}
      </ToastRegion>
    </>
  )
}
