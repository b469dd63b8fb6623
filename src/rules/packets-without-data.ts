import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack } from 'mediabunny'

const WITHOUT_DATA = { metadataOnly: true } as const

/**
 * The packets of a track without their data, in order. Mediabunny's own iterator keeps all packets of the last second
 * and moves each of them for every new one, which takes seconds if many are read within one.
 */
export async function* packetsWithoutData(track: InputAudioTrack): AsyncGenerator<EncodedPacket> {
  const sink = new EncodedPacketSink(track)
  let packet = await sink.getFirstPacket(WITHOUT_DATA)
  while (packet) {
    yield packet
    packet = await sink.getNextPacket(packet, WITHOUT_DATA)
  }
}
