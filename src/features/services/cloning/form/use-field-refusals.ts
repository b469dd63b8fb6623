import { useState } from 'react'
import type { Refused } from './refused-fields.ts'

/**
 * Keeps the server's errors about parts of a voice until they are corrected.
 * @param samples ids of the samples to upload or remove; errors about samples are dropped when these change
 */
export function useFieldRefusals(samples: string) {
  const [kept, setKept] = useState<{ said: Refused; samples: string }>({ said: {}, samples })
  const refused: Refused = kept.samples === samples ? kept.said : { ...kept.said, samples: undefined }
  return {
    refused,
    setRefused: (said: Refused) => setKept({ said, samples }),
    mend: (part: keyof Refused) => setKept((old) => ({ ...old, said: { ...old.said, [part]: undefined } })),
  }
}
