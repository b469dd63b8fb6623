import { useState } from 'react'
import type { Refused } from './refused-fields.ts'

/**
 * Keeps what the server said of the parts of a voice until they are mended.
 * @param samples ids of what is sent, or taken away: what was said of the samples goes when they are others
 */
export function useRefused(samples: string) {
  const [kept, setKept] = useState<{ said: Refused; samples: string }>({ said: {}, samples })
  const refused: Refused = kept.samples === samples ? kept.said : { ...kept.said, samples: undefined }
  return {
    refused,
    setRefused: (said: Refused) => setKept({ said, samples }),
    mend: (part: keyof Refused) => setKept((old) => ({ ...old, said: { ...old.said, [part]: undefined } })),
  }
}
