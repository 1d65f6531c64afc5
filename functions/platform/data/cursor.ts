import { createHmac, timingSafeEqual } from 'node:crypto';
import { campoNonValido } from '../errors.ts';

/** Signs and reads the opaque cursor of a list: bound to the school and to the query it continues. */
export interface CursorSigner {
  readonly sign: (key: Readonly<Record<string, unknown>>, query: string) => string;
  readonly read: (cursor: string, query: string) => Record<string, unknown>;
}

/** @param secret at least 32 random characters, one per deployment; or what gives them, once they are read. */
export const cursorSigner = (secret: string | (() => string)): CursorSigner => {
  const mac = (payload: string, query: string) =>
    createHmac('sha256', typeof secret === 'string' ? secret : secret())
      .update(`${query}\n${payload}`)
      .digest('base64url');
  return {
    sign: (key, query) => {
      const payload = Buffer.from(JSON.stringify(key)).toString('base64url');
      return `${payload}.${mac(payload, query)}`;
    },
    read: (cursor, query) => {
      const [payload = '', firma = ''] = cursor.split('.');
      const atteso = Buffer.from(mac(payload, query));
      const ricevuto = Buffer.from(firma);
      if (atteso.length !== ricevuto.length || !timingSafeEqual(atteso, ricevuto)) {
        throw campoNonValido('cursore', 'Il cursore non appartiene a questo elenco: ripartire dalla prima pagina.');
      }
      const key: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      return typeof key === 'object' && key !== null ? { ...key } : {};
    },
  };
};
