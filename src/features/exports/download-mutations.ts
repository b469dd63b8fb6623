import { useMutation } from '@tanstack/react-query'
import { noteFirstStep } from '#src/features/projects/first-steps.ts'
import type { Downloadable, InspectFile } from './download-file.ts'

interface Download {
  readonly file: Downloadable
  readonly inspect?: InspectFile | undefined
}

export const useDownload = () =>
  useMutation({
    async mutationFn({ file, inspect }: Download) {
      const { downloadFile } = await import('./download-file.ts')
      return downloadFile(file, inspect)
    },
    onSuccess: () => noteFirstStep('exported'),
    meta: { silent: true },
  })
