import type { CedolinoIntero } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino } from '#archivio/cedolini/cedolino.ts';
import { conIntestatario } from '#archivio/cedolini/contenuto.ts';
import { uidPagamento, type PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** An input under another person: ids of services, assignments and deductions begin with that of their person. */
export const inputPassato = (input: InputCedolino, da: Uid<'PERSONA'>, a: Uid<'PERSONA'>): InputCedolino =>
  da === a ? input : InputCedolino.parse(JSON.parse(JSON.stringify(input).replaceAll(da, a)));

/** The payslip of an open run under another person, computed as it was: it is to be calculated again. */
export const interoPassato = async (
  { testata, dettaglio, pagamento, rotte }: CedolinoIntero,
  da: Uid<'PERSONA'>,
  a: Persona,
  versione: number,
): Promise<CedolinoIntero> => {
  const uid = uidCedolino(testata.idProcesso, a.uid);
  const storico = { desCognome: a.desCognome, desNome: a.desNome, desCf: a.desCf, matricola: a.matricola };
  const { contenuto, hash } = await conIntestatario(dettaglio.contenuto, { da, a: a.uid, storico });
  return {
    testata: { ...testata, uid, versione, uidSubAnagrafe: a.uid, storico, hash },
    dettaglio: { ...dettaglio, uid, versione, contenuto, hash },
    pagamento: pagamento && pagamentoPassato({ ...pagamento, versione }, da, a.uid),
    rotte: rotte && { ...rotte, uid, versione },
  };
};

const pagamentoPassato = (
  { incarichi, trattenute, ...pagamento }: PagamentoSalvato,
  da: Uid<'PERSONA'>,
  a: Uid<'PERSONA'>,
): PagamentoSalvato => ({
  ...pagamento,
  uid: uidPagamento(pagamento.idProcesso, a),
  trattenute: trattenute.map(({ origine, importo }) => ({ origine: origine.replaceAll(da, a), importo })),
  ...(incarichi === undefined
    ? {}
    : {
        incarichi: incarichi.map(({ uidIncarico, importo }) => ({
          uidIncarico: asUid<'INCARICO'>(uidIncarico.replaceAll(da, a)),
          importo,
        })),
      }),
});
