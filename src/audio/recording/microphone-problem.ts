export const microphoneProblems = ['refused', 'absent', 'busy', 'failed'] as const
export type MicrophoneProblem = (typeof microphoneProblems)[number]

/** Errors of `getUserMedia` with an unambiguous name (Media Capture and Streams, 10.2). */
const problemOfName: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
}

async function isAllowed() {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted'
  } catch {
    return undefined
  }
}

/**
 * Maps an error of `getUserMedia` to a problem. A browser that cannot show a permission prompt, e.g. a headless one,
 * throws `NotSupportedError` instead of `NotAllowedError`; then the permission's state decides.
 */
export async function microphoneProblem(error: unknown): Promise<MicrophoneProblem> {
  const known = error instanceof DOMException ? problemOfName[error.name] : undefined
  if (known) return known
  return (await isAllowed()) === false ? 'refused' : 'failed'
}
