declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    onResponse?: () => void;
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    amount: number;
    timeout?: number;
    requests: Request[];
  }
  interface Outcome {
    '2xx': number;
    non2xx: number;
    errors: number;
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Outcome>;
}

declare module 'multer' {
  import type { RequestHandler } from 'express';
  interface Multer {
    single(field: string): RequestHandler;
  }
  function multer(options: { storage: unknown }): Multer;
  namespace multer {
    function diskStorage(options: { destination: string }): unknown;
  }
  export default multer;
}
