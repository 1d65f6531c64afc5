import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** The words of the protocol that a print was asked with, for its heading; none where the office typed none. */
export const protocolloIn = ({
  protocollo,
  datProtocollo,
}: Readonly<Record<string, unknown>>): { readonly protocollo?: string } =>
  typeof protocollo === 'string' || typeof datProtocollo === 'string'
    ? { protocollo: ['Prot.', ...numeroIn(protocollo), ...giornoIn(datProtocollo)].join(' ') }
    : {};

const numeroIn = (protocollo: unknown): readonly string[] =>
  typeof protocollo === 'string' ? [`n. ${protocollo}`] : [];
const giornoIn = (giorno: unknown): readonly string[] =>
  typeof giorno === 'string' ? [`del ${formatGiorno(giorno)}`] : [];
