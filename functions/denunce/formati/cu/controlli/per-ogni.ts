import type { Controllo, Riferimenti, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { CertificazioneCu, FileCu, ModuloCu, PuntiCertificati } from '#shared/contracts/denunce/cu/cu.ts';
import { isPuntoCu, numeroDelPunto, puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

export const FONTE = 'Controlli della comunicazione CU, riscritti da quattro programmi che la scrivono';
export const ANAGRAFE = "Correggerlo nell'anagrafe, poi aggiornare.";
export const CEDOLINI = 'Controllare le righe dei cedolini da cui viene.';

type Trovata = Pick<Segnalazione, 'campo' | 'atteso' | 'trovato' | 'rimedio'>;
type Descritta = Pick<Controllo<FileCu>, 'codice' | 'gravita' | 'regola'>;

export const bloccante = (codice: string, regola: string): Descritta => ({ codice, gravita: 'BLOCCANTE', regola });
export const avviso = (codice: string, regola: string): Descritta => ({ codice, gravita: 'AVVISO', regola });

/** A rule over each person; what it finds is named by the place of the certification. */
export const perPersona = (
  descritta: Descritta,
  find: (una: CertificazioneCu, file: FileCu, riferimenti: Riferimenti) => readonly Trovata[],
): Controllo<FileCu> => ({
  ...descritta,
  fonte: FONTE,
  find: (file, riferimenti) =>
    file.certificazioni.flatMap((una, indice) =>
      find(una, file, riferimenti).map((trovata) => ({
        ...trovata,
        persona: una.codFiscale,
        campo: `certificazioni.${indice}.${trovata.campo}`,
      })),
    ),
});

/** A rule over each module of a kind. */
export const perModulo = (
  tipo: ModuloCu['tipo'],
  descritta: Descritta,
  find: (punti: PuntiCertificati, file: FileCu) => readonly Trovata[],
): Controllo<FileCu> =>
  perPersona(descritta, ({ moduli }, file) =>
    moduli.flatMap((modulo, indice) =>
      modulo.tipo === tipo
        ? find(modulo.punti, file).map((trovata) => ({ ...trovata, campo: `moduli.${indice}.${trovata.campo}` }))
        : [],
    ),
  );

export const testoDi = (punti: PuntiCertificati, codice: string): string => String(punti[codice] ?? '');
export const centesimiDi = (punti: PuntiCertificati, codice: string): number => {
  const valore = punti[codice];
  return typeof valore === 'number' ? valore : 0;
};
export const giornoScritto = (valore: string): string => (valore === '' ? 'niente' : formatGiorno(valore));

export const isImporto = (codice: string): boolean => isPuntoCu(codice) && puntiCu[codice].formato === 'VP';

/** The sum of some points against that of others. */
export const uguali = (
  punti: PuntiCertificati,
  codice: string,
  atteso: number,
  rimedio: string,
): readonly Trovata[] => {
  const trovato = centesimiDi(punti, codice);
  return trovato === atteso
    ? []
    : [{ campo: codice, atteso: formatEuro(atteso), trovato: formatEuro(trovato), rimedio }];
};

export const nonOltre = (punti: PuntiCertificati, codice: string, limite: string): readonly Trovata[] => {
  const [valore, massimo] = [centesimiDi(punti, codice), centesimiDi(punti, limite)];
  return valore <= massimo
    ? []
    : [
        {
          campo: codice,
          atteso: `al massimo ${formatEuro(massimo)}, il punto ${numeroDelPunto(limite)}`,
          trovato: formatEuro(valore),
          rimedio: CEDOLINI,
        },
      ];
};
