import { data, testo } from '../../domain/campi.ts';

/** The parameters of a print that leaves the school: the number that the office types for its heading, and the day of it; absent = nothing is printed. */
export const conProtocollo = {
  protocollo: testo(1, 30).optional(),
  datProtocollo: data().optional(),
};

/** True of a print whose heading may have a protocol. */
export const isProtocollabile = ({ parametri }: { readonly parametri: { readonly shape: object } }): boolean =>
  'protocollo' in parametri.shape;
