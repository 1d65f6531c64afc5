import {
  FILTRI_PER_RIGA,
  type CasellaScheda,
  type ParteScheda,
  type Scheda,
} from '#functions/impaginazione/scheda/layout.ts';
import type { TipoUniemensExInpdap } from '#shared/contracts/denunce/stampe/uniemens.ts';
import { campiModulo, type CampoModulo, type GruppoCampi } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { inParole, testoDi, type Campi, type Denunciata, type Riga } from './periodo.ts';

/** The forms of the public family that are printed field by field. */
export const MODULI = {
  e0: { nome: 'periodi del mese (E0)', quadro: 'E0' },
  e1: { nome: 'fondo pensione (E1)', quadro: 'E1' },
  f1: { nome: 'piani di ammortamento (F1)', quadro: 'F1' },
  v1: { nome: 'periodi precedenti (V1)', quadro: 'V1' },
} as const;
export type Modulo = keyof typeof MODULI;

export const isModulo = (tipo: TipoUniemensExInpdap): tipo is Modulo => Object.hasOwn(MODULI, tipo);

/** What the box of a field holds; amounts as cents, codes with the words of their table. */
const contenutoDi = ({ nome, tipo, voci = {} }: CampoModulo, campi: Campi): Pick<CasellaScheda, 'tipo' | 'valore'> => {
  const valore = testoDi(campi, nome);
  if (valore === '') return { tipo: 'testo', valore: null };
  if (tipo === 'importo') return { tipo: 'importo', valore: Number(valore) };
  if (tipo === 'data') return { tipo: 'giorno', valore };
  return { tipo: 'testo', valore: voci[valore] ?? valore };
};

/** The element of the file, without what only holds or counts it: `Gestioni.GestCredito.Imponibile` is `GestCredito.Imponibile`. */
const elementoDi = ({ nome }: CampoModulo): string =>
  nome
    .replaceAll('@', '')
    .split('.')
    .filter((parte) => !/^\d+$/.test(parte))
    .slice(-2)
    .join('.');

const chiaveDi = ({ lista, CFLavoratore }: Campi): string => `${String(lista)}|${String(CFLavoratore)}`;

/** The forms of some kinds, each with the name of its worker. */
export const deiModuli =
  (...quadri: readonly string[]) =>
  ({ denuncia: { mese }, records }: Denunciata): readonly Riga[] => {
    const nomi = new Map(
      records
        .filter(({ quadro }) => quadro === 'D')
        .map((campi) => [chiaveDi(campi), `${testoDi(campi, 'Cognome')} ${testoDi(campi, 'Nome')}`]),
    );
    return records
      .filter(({ quadro }) => quadri.includes(String(quadro)))
      .map((campi) => ({ mese, chi: nomi.get(chiaveDi(campi)) ?? '', campi, sue: [campi] }));
  };

/** Who paid an earlier period: as many as the record has. */
const versantiDi = (campi: Campi): number =>
  new Set(Object.keys(campi).flatMap((nome) => (nome.startsWith('EnteVersante.') ? [nome.split('.')[1]] : []))).size;

const gruppiDi = (modulo: Modulo, campi: Campi): readonly GruppoCampi[] =>
  modulo === 'v1' ? campiModulo.v1(versantiDi(campi)) : campiModulo[modulo]();

/** The fields of a form that say something. */
const partiDi = (modulo: Modulo, campi: Campi): readonly ParteScheda[] =>
  gruppiDi(modulo, campi)
    .map((gruppo) => ({
      titolo: gruppo.titolo,
      caselle: gruppo.campi
        .map((campo) => ({ codice: elementoDi(campo), etichetta: campo.titolo, ...contenutoDi(campo, campi) }))
        .filter(({ valore }) => valore !== null),
    }))
    .filter(({ caselle }) => caselle.length > 0);

/** A sheet a form, numbered in the order of the filings. */
export const schedeDelModulo = (modulo: Modulo, denunciate: readonly Denunciata[]): readonly Scheda[] =>
  denunciate
    .flatMap((denunciata) =>
      deiModuli(MODULI[modulo].quadro)(denunciata).map((riga) => ({ ...riga, denuncia: denunciata.denuncia })),
    )
    .map(({ chi, mese, campi, denuncia }, indice) => ({
      nome: `${indice + 1}. ${chi}, ${testoDi(campi, 'CFLavoratore')}, denuncia di ${nomeMese(mese)}`,
      filtri: [{ etichetta: 'Denuncia', valore: inParole(denuncia), colonne: FILTRI_PER_RIGA }],
      parti: partiDi(modulo, campi),
    }));
