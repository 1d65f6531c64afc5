import type { AlertProps } from '@cloudscape-design/components/alert';
import type { CellaQuadratura, Quadratura } from '#shared/contracts/denunce/quadratura.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { quanti } from '#ui/formati.ts';

/** Returns what to make of the differences: those that no file can hold say why when they are opened, and are no fault of a file. Null where there is nothing on either side: nothing agrees yet. */
export const esitoDi = ({
  righe,
}: Pick<Quadratura, 'righe'>): { readonly tipo: AlertProps.Type; readonly frasi: readonly string[] } | null => {
  if (righe.length === 0) return null;
  const con = (cercato: CellaQuadratura['esito']) => righe.filter(({ esito }) => esito === cercato);
  const [diverse, scadute, daInviare] = [con('DIVERSA'), con('SCADUTA'), con('DA_INVIARE')];
  const [spiegate, senzaCodice] = [con('SPIEGATA'), con('SENZA_CODICE').filter(({ differenza }) => differenza !== 0)];
  const [prima] = daInviare.flatMap(({ entro }) => entro ?? []).toSorted();
  const frasi = [
    diverse.length > 0 &&
      `${quanti(diverse.length, 'somma', 'somme')} su ${righe.length} ${diverse.length === 1 ? 'non quadra' : 'non quadrano'}.`,
    scadute.length > 0 &&
      `${quanti(scadute.length, 'somma non è stata inviata', 'somme non sono state inviate')} e il termine è passato.`,
    prima !== undefined &&
      `${quanti(daInviare.length, 'somma è ancora da inviare', 'somme sono ancora da inviare')}, la prima entro il ${formatGiorno(prima)}.`,
    spiegate.length > 0 &&
      `${quanti(spiegate.length, 'differenza è quella', 'differenze sono quelle')} delle correzioni chieste: aprendo la riga si legge quali.`,
    senzaCodice.length > 0 &&
      `Restano fuori ${formatEuro(somma(senzaCodice.map(({ dovuto }) => dovuto)))} senza codice di versamento: aprendo la riga si legge perché.`,
  ].filter((frase) => frase !== false);
  if (diverse.length + scadute.length > 0) return { tipo: 'warning', frasi };
  return frasi.length > 0
    ? { tipo: 'info', frasi: ['Quello che è stato inviato quadra.', ...frasi] }
    : { tipo: 'success', frasi: ['Tutto quadra.'] };
};
