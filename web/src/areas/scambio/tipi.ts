import { isAutorizzato, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import {
  isNomeTipo,
  nomiTipi,
  ruoliTuttaLaScuola,
  tipiScambio,
  TUTTA_LA_SCUOLA,
  type NomeTipo,
} from '#shared/domain/scambio.ts';

/** A row of the exchange page: a kind of record, or the whole school. */
export interface VoceScambio {
  readonly tipo: NomeTipo | typeof TUTTA_LA_SCUOLA;
  readonly titolo: string;
  readonly importa: boolean;
  readonly esporta: boolean;
}

/** What the user may bring in or take out, the whole school first. */
export const vociPer = (ruoli: readonly Ruolo[]): readonly VoceScambio[] =>
  [
    voceDi(TUTTA_LA_SCUOLA, ruoli, ruoliTuttaLaScuola),
    ...nomiTipi.map((tipo) => voceDi(tipo, ruoli, tipiScambio[tipo])),
  ].filter(({ importa, esporta }) => importa || esporta);

const voceDi = (
  tipo: VoceScambio['tipo'],
  ruoli: readonly Ruolo[],
  chi: { readonly importa: readonly Ruolo[]; readonly esporta: readonly Ruolo[] },
): VoceScambio => ({
  tipo,
  titolo: titoloDi(tipo),
  importa: isAutorizzato(ruoli, chi.importa),
  esporta: isAutorizzato(ruoli, chi.esporta),
});

export const titoloDi = (tipo: NomeTipo | typeof TUTTA_LA_SCUOLA): string =>
  tipo === TUTTA_LA_SCUOLA ? 'Tutta la scuola' : tipiScambio[tipo].titolo;

/** The kind an address names; undefined when there is none. */
export const tipoDallIndirizzo = (nome: string | undefined): NomeTipo | typeof TUTTA_LA_SCUOLA | undefined =>
  nome === TUTTA_LA_SCUOLA || (nome !== undefined && isNomeTipo(nome)) ? nome : undefined;
