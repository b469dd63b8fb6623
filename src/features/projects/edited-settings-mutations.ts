import { useMutation } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { type MakeSettings, sendSettings } from './settings-mutations.ts'

/** Functions of an editor for the project that is open in it. */
interface OpenProject extends Pick<Project, 'slug'> {
  readonly projectId: number
  readonly autosave: { save(): Promise<unknown> }
  readonly lock: { run<Result>(task: () => Promise<Result>): Promise<Result> }
  readonly sync: { getCopy(): Pick<Project, 'version'>; takeIn(project: Project): void }
  refresh(): unknown
}

/** Saves settings of the open project, after its texts. */
export function useSaveEditedSettings(editor: OpenProject, onSaved: () => void) {
  return useMutation({
    async mutationFn(bodyOn: MakeSettings) {
      const { slug, projectId: id } = editor
      // The version at the time of the press: changes that arrive while texts are saved have not been seen.
      const { version } = editor.sync.getCopy()
      await editor.autosave.save()
      return editor.lock.run(() => sendSettings({ slug, id, version }, bodyOn))
    },
    onSuccess({ project, isSaved }) {
      editor.sync.takeIn(project)
      if (isSaved) onSaved()
    },
    // The response may have been lost, so the server's state decides.
    onError: () => void editor.refresh(),
  })
}
