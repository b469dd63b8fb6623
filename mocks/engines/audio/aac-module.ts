/** The AAC encoder of FFmpeg as WebAssembly, as far as it is used. Addresses are of its memory. */
export interface AacModule {
  /** Replaced by a larger one when the memory grows. */
  HEAPU8: Uint8Array
  /** Gives a context; 0 where it cannot be had. */
  _init_encoder(channels: number, sampleRate: number, bitRate: number): number
  _get_encoder_frame_size(context: number): number
  _get_encoder_extradata(context: number): number
  _get_encoder_extradata_size(context: number): number
  _get_encode_input_ptr(context: number, bytes: number): number
  /** Answers below 0 when it failed. */
  _send_frame(context: number, timestamp: bigint): number
  /** Gives the size of the next packet; nothing more than 0 where there is none yet. */
  _receive_packet(context: number): number
  _get_encoded_data(context: number): number
  _flush_encoder_start(context: number): void
  _close_encoder(context: number): void
}

export type CreateAacModule = () => Promise<AacModule>
