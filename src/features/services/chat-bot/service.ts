import { BotMessageSquare } from 'lucide-react'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

export const chatBot: ServiceManifest = { icon: BotMessageSquare, hasExport: true }
