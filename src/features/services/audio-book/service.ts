import { BookHeadphones } from 'lucide-react'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

export const audioBook: ServiceManifest = { icon: BookHeadphones, hasExport: true }
