export const microphoneProblems = ['refused', 'absent', 'busy', 'failed'] as const
export type MicrophoneProblem = (typeof microphoneProblems)[number]

/** Names of the errors of `getUserMedia` that say by themselves what is wrong (Media Capture and Streams, 10.2). */
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
 * What an error of `getUserMedia` means. A browser that cannot ask the customer, as a headless one, answers with
 * `NotSupportedError` instead of `NotAllowedError`: there the state of the permission tells.
 */
export async function microphoneProblem(error: unknown): Promise<MicrophoneProblem> {
  const known = error instanceof DOMException ? problemOfName[error.name] : undefined
  if (known) return known
  return (await isAllowed()) === false ? 'refused' : 'failed'
}
