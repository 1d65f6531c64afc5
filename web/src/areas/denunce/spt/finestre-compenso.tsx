import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { CompensoSptInput, sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { descrizioneTassazioneSpt, tassazioniSpt } from '#shared/contracts/denunce/spt.ts';
import { testo, type Uid } from '#shared/domain/campi.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { flussoSpt } from './flusso-spt.ts';

/** Amounts of a compensation, as the form names them. */
const IMPORTI = [
  ['lordo', 'Lordo'],
  ['esente', 'Esente'],
  ['imponibilePensione', 'Imponibile pensione'],
  ['ritenutaPensione', 'Ritenuta pensione'],
  ['ritenutaFondoCredito', 'Fondo credito'],
  ['ritenutaOperaPrevidenza', 'Opera di previdenza (TFS)'],
  ['ritenutaTfr', 'TFR'],
  ['imponibileIrpef', 'Imponibile IRPEF'],
  ['ritenutaIrpef', 'IRPEF'],
  ['imponibileIrap', 'Imponibile IRAP'],
  ['irap', 'IRAP'],
] as const;

const ZERO = {
  lordo: 0,
  esente: 0,
  imponibilePensione: 0,
  ritenutaPensione: 0,
  ritenutaFondoCredito: 0,
  ritenutaOperaPrevidenza: 0,
  ritenutaTfr: 0,
  imponibileIrpef: 0,
  ritenutaIrpef: 0,
  imponibileIrap: 0,
  irap: 0,
};

interface Props {
  readonly denuncia: Denuncia;
  readonly idDipendente: Uid<'PERSONA'>;
  readonly onChiudi: () => void;
}

/** A compensation that no payslip of the program says. */
export const AggiungiCompenso = ({ denuncia: { uid, versione, anno, mese }, idDipendente, onChiudi }: Props) => {
  const aggiungi = useWrite(sptRoutes.addCompensoSpt, flussoSpt.lette);
  const modulo = useModulo({
    schema: CompensoSptInput,
    valori: {
      ...ZERO,
      tipo: '',
      descrizione: '',
      capitolo: '',
      tassazione: 'AC',
      perche: '',
      annoCompetenza: anno,
      meseCompetenza: Math.max(1, mese - 1),
      meseLiquidazione: mese,
    },
    salva: (compenso) => aggiungi.mutateAsync({ body: { uid, versione, idDipendente, compenso } }),
    messaggio: 'Compenso aggiunto',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Aggiungi un compenso" size="large" salva="Aggiungi" onChiudi={onChiudi}>
      <CampoTesto modulo={modulo} nome="descrizione" parola="Compenso di SPT" etichetta="Compenso" />
      <CampoTesto
        modulo={modulo}
        nome="tipo"
        parola="Tipo per SPT"
        etichetta="Tipo"
        aiuto="Il codice che il portale mostra, se è noto"
      />
      <CampoTesto modulo={modulo} nome="capitolo" etichetta="Capitolo" />
      <CampoAnno modulo={modulo} nome="annoCompetenza" etichetta="Anno di competenza" dal={1990} al={anno} />
      <CampoMese modulo={modulo} nome="meseCompetenza" etichetta="Mese di competenza" />
      <CampoMese modulo={modulo} nome="meseLiquidazione" etichetta="Mese di liquidazione" />
      <CampoScelta
        modulo={modulo}
        nome="tassazione"
        etichetta="Tassazione"
        voci={opzioni(tassazioniSpt, descrizioneTassazioneSpt)}
      />
      {IMPORTI.map(([nome, etichetta]) => (
        <CampoImporto key={nome} modulo={modulo} nome={nome} etichetta={etichetta} />
      ))}
      <CampoTesto modulo={modulo} nome="perche" etichetta="Da dove viene" aiuto="Resta nel registro delle modifiche" />
    </ModaleModulo>
  );
};

const Motivo = z.strictObject({ motivo: testo(1, 300) });

interface TogliProps {
  readonly denuncia: Denuncia;
  readonly riga: RigaDenuncia;
  readonly onChiudi: () => void;
}

/** Leaves a compensation out of a period, with the reason. */
export const TogliCompenso = ({ denuncia: { uid, versione }, riga: { chiave, aMano }, onChiudi }: TogliProps) => {
  const togli = useWrite(sptRoutes.removeCompensoSpt, flussoSpt.lette);
  const modulo = useModulo({
    schema: Motivo,
    valori: { motivo: '' },
    salva: ({ motivo }) => togli.mutateAsync({ body: { uid, versione, riga: chiave, perche: motivo } }),
    messaggio: 'Compenso tolto dal periodo',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Togliere il compenso?" salva="Togli" onChiudi={onChiudi}>
      <CampoTesto
        modulo={modulo}
        nome="motivo"
        etichetta="Motivo"
        aiuto={aMano ? 'Era scritto a mano: sparisce' : 'Resta tra i tolti: si può rimettere'}
      />
    </ModaleModulo>
  );
};
