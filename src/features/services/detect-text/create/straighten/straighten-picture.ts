import { askWorker } from '#src/lib/ask-worker.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import type { Corners } from './corners.ts'
import type { StraightenAnswer, StraightenJob } from './straighten-jobs.ts'
import workerUrl from './straighten-worker.ts?worker&url'

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-straighten' })

const askStraightener = (message: StraightenJob, signal?: AbortSignal) =>
  askWorker(startWorker, { message, signal }) as Promise<StraightenAnswer>

/** Corners of the page on a photograph; undefined if it is not found. @throws the signal's reason when aborted */
export const findCorners = async (image: Blob, signal: AbortSignal) =>
  (await askStraightener({ kind: 'find', image }, signal)).corners

/** The straightened page as JPEG. @throws Error if the picture could not be opened */
export async function straightenPicture(image: Blob, corners: Corners): Promise<Blob> {
  const { page } = await askStraightener({ kind: 'make', image, corners })
  if (!page) throw new Error('The picture could not be straightened')
  return page
}
