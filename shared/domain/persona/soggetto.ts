import type { TipoPercettore } from './percettore.ts';

/** What a person of the registry is: a natural person, a company or another body, the heir of somebody the school owes to. */
export const tipiSoggetto = ['FISICA', 'ENTE', 'EREDE'] as const;
export type TipoSoggetto = (typeof tipiSoggetto)[number];

export const descrizioneSoggetto: Readonly<Record<TipoSoggetto, string>> = {
  FISICA: 'Persona fisica',
  ENTE: 'Società, associazione o ente',
  EREDE: 'Erede',
};

/**
 * Why somebody of this kind cannot be paid to this title, as a sentence that says what to do; null when they can.
 * A company is paid as a company and nothing else; what was of somebody who died goes to who is recorded as heir.
 */
export const erroreTitolo = (percettore: TipoPercettore, soggetto: TipoSoggetto): string | null => {
  if (percettore === 'SOCIETA' && soggetto !== 'ENTE')
    return "In anagrafe è una persona fisica, non una società o un ente: correggere il tipo di soggetto nell'anagrafe, oppure il titolo del pagamento.";
  if (percettore !== 'SOCIETA' && soggetto === 'ENTE')
    return 'In anagrafe è una società o un ente: si paga come società, oppure si corregge il tipo di soggetto in anagrafe.';
  if (percettore === 'EREDE' && soggetto !== 'EREDE')
    return "In anagrafe non risulta erede: indicare nell'anagrafe il tipo di soggetto Erede, chi è deceduto e la quota.";
  return null;
};
