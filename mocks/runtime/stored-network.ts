import { FaultState } from '#mocks/http/faults.ts'
import { isLatencyProfile } from '#mocks/http/latency.ts'
import { createStoredSetting } from '#mocks/kernel/transactions/stored-setting.ts'
import type { World } from '#mocks/world.ts'

/**
 * Stores manual faults and latency in the world, because developers want to see the start of a page and simultaneous
 * actions of two tabs fail. Without manual settings, those of the scenario restart with every page.
 */
export function storeNetwork(world: World): void {
  const { faults, latency } = world
  const keptFaults = createStoredSetting('faults', world, (value) => {
    const { data } = FaultState.safeParse(value)
    if (data) faults.restore(data)
  })
  const keptLatency = createStoredSetting('latency', world, (value) => {
    if (typeof value === 'string' && isLatencyProfile(value)) latency.restore(value)
  })
  const follow = () => {
    keptFaults.follow()
    keptLatency.follow()
  }
  follow()
  world.onChangeElsewhere(follow)
  faults.subscribe((change) => {
    if (change === 'edited' || (change === 'used' && keptFaults.isKept)) keptFaults.keep(faults.state)
  })
  latency.onEdit(() => keptLatency.keep(latency.profile))
}
