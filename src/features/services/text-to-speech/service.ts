import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'

export const textToSpeech: ServiceManifest = {
  fromList: { drafts: 'charged', files: 'one' },
  loadCopy: async () => (await import('./copy-project.ts')).copyText,
  isCreatedAtOnce: true,
  parts: serviceParts(
    { texts: ['editor', 'runs'], load: () => import('./workspace/project-workspace.tsx') },
    { texts: ['editor', 'runs', 'projects-lazy'], load: () => import('./create/create-project.tsx') },
  ),
}
