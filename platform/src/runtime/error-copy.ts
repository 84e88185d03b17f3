/** What goes of an error to another thread or process: enough to tell what kind of failure it is. */
export interface ErrorCopy {
  readonly name: string;
  readonly message: string;
  readonly code?: string | number;
  readonly errcode?: number;
}

export function copyOfError(error: unknown): ErrorCopy {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const { code, errcode } = (typeof error === 'object' ? (error ?? {}) : {}) as Partial<Record<string, unknown>>;
  return {
    ...{ name, message },
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof errcode === 'number' ? { errcode } : {}),
  };
}

/** An error with the same name, message and codes. */
export const errorOfCopy = ({ message, ...about }: ErrorCopy): Error => Object.assign(new Error(message), about);
