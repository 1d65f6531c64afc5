import Alert from '@cloudscape-design/components/alert';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { TipoElaborazione } from '../../../../../../shared/domain/elaborazione/elaborazione.ts';
import {
  classiGestioneSeparata,
  contrattiDipendente,
  descrizioneClasseGestioneSeparata,
  descrizioneContratto,
  descrizioneIva,
  descrizionePercettore,
  descrizionePrevidenzaFattura,
  descrizioneRuoloDipendente,
  iveFattura,
  percettoriAmmessi,
  previdenzeFattura,
  ruoliDipendente,
} from '../../../../../../shared/domain/persona/percettore.ts';
import { CampoAliquota, CampoImporto } from '../../../../ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '../../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../../ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../../../ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '../../../../ui/modulo/use-modulo.ts';
import type { RigaPreparazione } from '../righe-preparazione.ts';
import { CampiVerifica } from './campi-verifica.tsx';
import { hasIva, hasRapporto, inputCon, PercettoreModulo, regimiDi, valoriDi } from './percettore-modulo.ts';

const CONVENZIONE = 'Convenzione contro le doppie imposizioni con certificato';
const vociDi = <C extends string>(codici: readonly C[], descrizioni: Readonly<Record<C, string>>) =>
  codici.map((codice) => ({ codice, descrizione: descrizioni[codice] }));

interface Props {
  readonly riga: RigaPreparazione;
  readonly tipo: TipoElaborazione;
  readonly onSalva: (riga: RigaPreparazione) => void;
  readonly onChiudi: () => void;
}

/** Who the person is for this payslip, and the tax data that count: what is on record, or what the office decides here. */
export const PercettoreModale = ({ riga, tipo, onSalva, onChiudi }: Props) => {
  const ammessi = percettoriAmmessi[tipo];
  const modulo = useModulo({
    schema: PercettoreModulo,
    valori: valoriDi(riga.bozza, riga.input, ammessi[0]),
    messaggio: 'Dati del cedolino aggiornati',
    salva: async (valori) => inputCon(riga.input, valori),
    onSalvato: (input) => {
      onSalva({ ...riga, input });
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Dati del cedolino di ${riga.bozza.storico.desCognome} ${riga.bozza.storico.desNome}`}
      onChiudi={onChiudi}
      size="large"
      salva="Conferma"
    >
      {riga.bozza.mancanze.length > 0 && (
        <Alert type="warning" header="Da completare">
          {riga.bozza.mancanze.map(({ messaggio }) => (
            <div key={messaggio}>{messaggio}</div>
          ))}
        </Alert>
      )}
      <ColumnLayout columns={2}>
        <CampoScelta modulo={modulo} nome="tipo" etichetta="Percettore" voci={vociDi(ammessi, descrizionePercettore)} />
        <CampiDelTipo modulo={modulo} />
      </ColumnLayout>
      <CampiVerifica modulo={modulo} aperti={tipo === 'EST'} />
    </ModaleModulo>
  );
};

type Modulo = ControlloModulo<PercettoreModulo>;
/** A field by what the form knows of it; shown to the kinds of payee it counts for. */
interface CampoDelTipo {
  readonly nome: string;
  readonly conta: (tipo: PercettoreModulo['tipo']) => boolean;
  readonly disegna: (modulo: Modulo) => ReactNode;
}

const hasAliquota = (tipo: PercettoreModulo['tipo']): boolean => hasRapporto(tipo) || tipo === 'ALTRA_AMMINISTRAZIONE';
const isAutonomo = (tipo: PercettoreModulo['tipo']): boolean =>
  tipo === 'OCCASIONALE' || tipo === 'COCOCO' || tipo === 'REVISORE' || tipo === 'ALTRA_AMMINISTRAZIONE';

const campi: readonly CampoDelTipo[] = [
  {
    nome: 'contratto',
    conta: hasRapporto,
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="contratto"
        etichetta="Contratto"
        voci={vociDi(contrattiDipendente, descrizioneContratto)}
      />
    ),
  },
  {
    nome: 'ruolo',
    conta: hasRapporto,
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="ruolo"
        etichetta="Ruolo"
        voci={vociDi(ruoliDipendente, descrizioneRuoloDipendente)}
      />
    ),
  },
  {
    nome: 'previdenza',
    conta: (tipo) => tipo === 'PROFESSIONISTA',
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="previdenza"
        etichetta="Cassa o rivalsa"
        voci={vociDi(previdenzeFattura, descrizionePrevidenzaFattura)}
      />
    ),
  },
  {
    nome: 'iva',
    conta: hasIva,
    disegna: (modulo) => (
      <CampoScelta modulo={modulo} nome="iva" etichetta="IVA" voci={vociDi(iveFattura, descrizioneIva)} />
    ),
  },
  {
    nome: 'bollo',
    conta: (tipo) => tipo === 'PROFESSIONISTA',
    disegna: (modulo) => (
      <CampoSiNo modulo={modulo} nome="bollo" etichetta="Bollo addebitato in fattura (forfettari)" />
    ),
  },
  {
    nome: 'convenzione',
    conta: (tipo) => tipo === 'NON_RESIDENTE',
    disegna: (modulo) => <CampoSiNo modulo={modulo} nome="convenzione" etichetta={CONVENZIONE} />,
  },
  {
    nome: 'aliquotaConvenzione',
    conta: (tipo) => tipo === 'NON_RESIDENTE',
    disegna: (modulo) => (
      <CampoAliquota
        modulo={modulo}
        nome="aliquotaConvenzione"
        etichetta="Aliquota ridotta della convenzione"
        aiuto="Con il certificato di residenza fiscale agli atti"
      />
    ),
  },
  {
    nome: 'aliquotaMassima',
    conta: hasAliquota,
    disegna: (modulo) => (
      <CampoAliquota
        modulo={modulo}
        nome="aliquotaMassima"
        etichetta="Aliquota massima"
        aiuto="Come stampata sul cedolino NoiPA"
      />
    ),
  },
  {
    nome: 'lettaDa',
    conta: hasAliquota,
    disegna: (modulo) => (
      <CampoTesto
        modulo={modulo}
        nome="lettaDa"
        etichetta="Letta dal cedolino"
        aiuto="Per esempio: cedolino NoiPA di ottobre 2026"
      />
    ),
  },
  {
    nome: 'gestioneSeparata',
    conta: isAutonomo,
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="gestioneSeparata"
        etichetta="Gestione separata"
        voci={vociDi(classiGestioneSeparata, descrizioneClasseGestioneSeparata)}
      />
    ),
  },
  {
    nome: 'compensiOccasionaliAltri',
    conta: isAutonomo,
    disegna: (modulo) => (
      <CampoImporto
        modulo={modulo}
        nome="compensiOccasionaliAltri"
        etichetta="Compensi occasionali dell'anno da altri"
        aiuto="Contano per la franchigia dell'anno"
      />
    ),
  },
  {
    nome: 'redditoComplessivo',
    conta: (tipo) => tipo === 'COCOCO' || tipo === 'REVISORE' || tipo === 'STUDENTE',
    disegna: (modulo) => (
      <CampoImporto modulo={modulo} nome="redditoComplessivo" etichetta="Reddito complessivo presunto" />
    ),
  },
];

/** The fields that count for the kind of payee chosen. */
const CampiDelTipo = ({ modulo }: { readonly modulo: Modulo }) => {
  const scelto = useWatch({ control: modulo.form.control, name: 'tipo' });
  const regimi = regimiDi[scelto] ?? [];
  return (
    <>
      {regimi.length > 0 && <CampoScelta modulo={modulo} nome="regime" etichetta="Trattamento" voci={regimi} />}
      {campi
        .filter(({ conta }) => conta(scelto))
        .map(({ nome, disegna }) => (
          <Fragment key={nome}>{disegna(modulo)}</Fragment>
        ))}
    </>
  );
};
