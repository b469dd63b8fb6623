import { Languages } from 'lucide-react'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

export const dubbing: ServiceManifest = { icon: Languages, hasExport: true }
