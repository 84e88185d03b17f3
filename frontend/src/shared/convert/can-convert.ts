/** Whether this browser can make videos at all; over plain http none can. */
export const canConvert = (): boolean => typeof VideoEncoder === 'function' && typeof VideoDecoder === 'function';
