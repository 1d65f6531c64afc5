import type { RigaDenuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import type { CampoModulo, GruppoCampi } from '#shared/domain/denunce/moduli-pos-pa.ts';
import type { CampoDenuncia } from './colonne-denuncia.tsx';
import { cambiati, type ValoriModulo } from './valori-record.ts';

const tipoDi = ({ importo, giorno, voci }: CampoDenuncia): CampoModulo['tipo'] => {
  if (importo) return 'importo';
  if (giorno) return 'data';
  return voci === undefined ? 'testo' : 'scelta';
};

const inModulo = (campo: CampoDenuncia): CampoModulo => {
  const { nome, titolo, aiuto, fisso, voci } = campo;
  return {
    nome,
    titolo,
    tipo: tipoDi(campo),
    ...(aiuto === undefined ? {} : { aiuto }),
    ...(fisso === undefined ? {} : { fisso }),
    ...(voci === undefined ? {} : { voci }),
  };
};

/** The fields of a record in groups, as its form shows them: a group begins with the field that names it. */
export const gruppiDi = (campi: readonly CampoDenuncia[]): readonly GruppoCampi[] => {
  const gruppi: { titolo: string; campi: CampoModulo[] }[] = [];
  for (const campo of campi) {
    const ultimo = gruppi.at(-1);
    if (ultimo !== undefined && campo.gruppo === undefined) ultimo.campi.push(inModulo(campo));
    else gruppi.push({ titolo: campo.gruppo ?? 'Dati', campi: [inModulo(campo)] });
  }
  return gruppi;
};

/** The fields to be written over; an amount left empty goes back to the computed one, as does what says the same. */
export const correzioniDi = (
  campi: readonly CampoDenuncia[],
  riga: RigaDenuncia,
  valori: ValoriModulo,
): Record<string, ValoreCampo | null> =>
  Object.fromEntries(
    Object.entries(cambiati(gruppiDi(campi), riga, valori)).map(([nome, valore]) => {
      const vuoto = valore === '' && campi.some((campo) => campo.nome === nome && campo.importo === true);
      return [nome, vuoto || valore === (riga.calcolati[nome] ?? '') ? null : valore];
    }),
  );
