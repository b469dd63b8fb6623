/** The used part of FFmpeg's AAC encoder as WebAssembly. Pointers are into its memory. */
export interface AacModule {
  /** Replaced by a larger array when the memory grows. */
  HEAPU8: Uint8Array
  /** Returns a context; 0 on failure. */
  _init_encoder(channels: number, sampleRate: number, bitRate: number): number
  _get_encoder_frame_size(context: number): number
  _get_encoder_extradata(context: number): number
  _get_encoder_extradata_size(context: number): number
  _get_encode_input_ptr(context: number, bytes: number): number
  /** Returns a negative number on failure. */
  _send_frame(context: number, timestamp: bigint): number
  /** Returns the size of the next packet; 0 or less if there is none yet. */
  _receive_packet(context: number): number
  _get_encoded_data(context: number): number
  _flush_encoder_start(context: number): void
  _close_encoder(context: number): void
}

export type CreateAacModule = () => Promise<AacModule>
