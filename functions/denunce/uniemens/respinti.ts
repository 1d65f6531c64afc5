import { campiVigenti, type ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import type { DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { recordsRespinti } from '#archivio/denunce/respinti.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { composizione } from '../formati/uniemens/composizione.ts';
import { isChiaveDi } from '../formati/uniemens/quadri.ts';

/** A payslip line among those of all payslips. */
const nomeRiga = (cedolino: string, riga: number): string => `${cedolino}#${riga}`;

/**
 * The payslip lines of who was refused: what they are known by, because a key has the codice fiscale, and that may be what was wrong.
 */
export const righeDei = (salvata: DenunciaSalvata): ReadonlySet<string> =>
  new Set(
    recordsRespinti(salvata).flatMap(({ origini }) =>
      origini.map(([posto, riga]) => nomeRiga(salvata.contenuto.cedolini[posto] ?? '', riga)),
    ),
  );

/** Payslips with some of their lines only, and what they pay the person, which says of what days they are; without those that have none. */
export const onlyRighe = <C extends CedolinoContabilizzato>(cedolini: readonly C[], righe: ReadonlySet<string>): C[] =>
  cedolini.flatMap((cedolino) => {
    const isSua = ({ riga }: C['rotte'][number]): boolean => righe.has(nomeRiga(cedolino.cedolino, riga));
    return cedolino.rotte.some(isSua)
      ? [{ ...cedolino, rotte: cedolino.rotte.filter((una) => isSua(una) || una.destinazione.a === 'PERCETTORE') }]
      : [];
  });

/** With the forms that the office had added of who was refused, and the front page of their list. */
export const withAMano = (raccolto: ContenutoDenuncia, corretta: DenunciaSalvata): ContenutoDenuncia => {
  const note = new Set(raccolto.records.map(({ chiave }) => chiave));
  const aMano = recordsRespinti(corretta).filter(({ aMano: sua, chiave }) => sua === true && !note.has(chiave));
  const liste = new Set(aMano.map(({ campi }) => campi.lista));
  const fronti = corretta.contenuto.records.filter(
    ({ chiave, campi }) => isChiaveDi('frontespizio', chiave) && !note.has(chiave) && liste.has(campi.lista),
  );
  return { ...raccolto, records: [...raccolto.records, ...fronti, ...aMano] };
};

/** What the bytes of a sent UniEmens say of who was not refused of it. */
export const withoutRespinti = (file: unknown, salvata: DenunciaSalvata): Uniemens => {
  const { records } = salvata.contenuto;
  const chiavi = new Set((salvata.denuncia.respinti ?? []).map(({ chiave }) => chiave));
  const righe = records.map((record) => campiVigenti(record, salvata.valori));
  const dove = composizione.dove(righe);
  const resta = (campo: string): boolean => !chiavi.has(records[dove(campo).riga ?? -1]?.chiave ?? '');
  const letto = Uniemens.parse(file);
  return {
    ...letto,
    Azienda: letto.Azienda.map((azienda) => ({
      ...azienda,
      PosContributiva: azienda.PosContributiva?.map((posizione, i) => ({
        ...posizione,
        DenunciaIndividuale: posizione.DenunciaIndividuale?.filter((_, j) =>
          resta(`Azienda.0.PosContributiva.${i}.DenunciaIndividuale.${j}`),
        ),
      })),
      ListaCollaboratori: azienda.ListaCollaboratori && {
        ...azienda.ListaCollaboratori,
        Collaboratore: azienda.ListaCollaboratori.Collaboratore?.filter((_, j) =>
          resta(`Azienda.0.ListaCollaboratori.Collaboratore.${j}`),
        ),
      },
      ListaPosPA: azienda.ListaPosPA?.map((lista, i) => ({
        ...lista,
        PosPA: lista.PosPA?.map((posPA) => ({
          ...posPA,
          D0_DenunciaIndividuale: posPA.D0_DenunciaIndividuale?.filter((_, j) =>
            resta(`Azienda.0.ListaPosPA.${i}.PosPA.0.D0_DenunciaIndividuale.${j}`),
          ),
        })),
      })),
    })),
  };
};
