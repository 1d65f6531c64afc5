import { campiModulo, type CampoModulo, type GruppoCampi } from '../../../../shared/domain/denunce/moduli-pos-pa.ts';
import { formatGiorno, nomeMese } from '../../../../shared/domain/tempo/date.ts';
import { formatEuro } from '../../../../shared/money/centesimi.ts';
import type { ColonnaDi, Elenco } from '../../elenco/elenco.ts';
import { testoDi, type Campi, type Riga } from './periodo.ts';

/** The forms of the public family that are printed field by field. */
export const MODULI = {
  e0: { nome: 'periodi del mese (E0)', quadro: 'E0' },
  e1: { nome: 'fondo pensione (E1)', quadro: 'E1' },
  f1: { nome: 'piani di ammortamento (F1)', quadro: 'F1' },
  v1: { nome: 'periodi precedenti (V1)', quadro: 'V1' },
} as const;
type Modulo = keyof typeof MODULI;

/** A field of a form, with its place in it. */
const campoDella = ({ campi: { gruppo, titolo, valore } }: Riga) => ({ gruppo, titolo, valore });

const COLONNE: readonly ColonnaDi<Riga>[] = [
  { titolo: 'Parte', tipo: 'testo', valore: (riga) => campoDella(riga).gruppo ?? '' },
  { titolo: 'Campo', tipo: 'testo', testata: true, valore: (riga) => campoDella(riga).titolo ?? '' },
  { titolo: 'Valore', tipo: 'testo', valore: (riga) => campoDella(riga).valore ?? '' },
];

const valoreInParole = ({ nome, tipo, voci = {} }: CampoModulo, campi: Campi): string => {
  const valore = testoDi(campi, nome);
  if (valore === '') return '';
  if (tipo === 'importo') return formatEuro(Number(valore));
  if (tipo === 'data') return formatGiorno(valore);
  return voci[valore] ?? valore;
};

/** Who paid an earlier period: as many as the record has. */
const versantiDi = (campi: Campi): number =>
  new Set(Object.keys(campi).flatMap((nome) => (nome.startsWith('EnteVersante.') ? [nome.split('.')[1]] : []))).size;

const gruppiDi = (modulo: Modulo, campi: Campi): readonly GruppoCampi[] =>
  modulo === 'v1' ? campiModulo.v1(versantiDi(campi)) : campiModulo[modulo]();

/** The fields of a form that say something, with the words of their code tables. */
const campiPieni = (modulo: Modulo, riga: Riga): readonly Riga[] =>
  gruppiDi(modulo, riga.campi).flatMap(({ titolo: gruppo, campi }) =>
    campi.flatMap((campo): Riga[] => {
      const valore = valoreInParole(campo, riga.campi);
      return valore === '' ? [] : [{ ...riga, campi: { gruppo, titolo: campo.titolo, valore } }];
    }),
  );

const titoloDelModulo = ({ chi, mese, campi }: Riga, indice: number): string =>
  `${indice + 1}. ${chi}, ${testoDi(campi, 'CFLavoratore')}, denuncia di ${nomeMese(mese)}`;

/** The forms one after the other, each a section with its fields. */
export const righeDelModulo = (
  modulo: Modulo,
  righe: readonly Riga[],
): Pick<Elenco<Riga>, 'colonne' | 'sezione' | 'sezioni'> => ({
  colonne: COLONNE,
  sezione: 'Modulo',
  sezioni: righe.map((riga, indice) => ({
    titolo: titoloDelModulo(riga, indice),
    righe: campiPieni(modulo, riga),
  })),
});
