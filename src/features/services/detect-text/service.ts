import { ScanText } from 'lucide-react'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

export const detectText: ServiceManifest = { icon: ScanText, hasExport: true }
