import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack } from 'mediabunny'

const BARE = { metadataOnly: true } as const

/**
 * The packets of a track without their data, in order. Mediabunny's own iterator keeps all packets of the last second
 * and moves each of them for every new one, which takes seconds if many are read within one.
 */
export async function* barePackets(track: InputAudioTrack): AsyncGenerator<EncodedPacket> {
  const sink = new EncodedPacketSink(track)
  let packet = await sink.getFirstPacket(BARE)
  while (packet) {
    yield packet
    packet = await sink.getNextPacket(packet, BARE)
  }
}
