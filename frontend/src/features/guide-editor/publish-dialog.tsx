import { useId } from 'react';
import { choiceName } from '../../shared/terms/choices.js';
import { findGame, GAMES, GUIDE_LEVELS, LIMITS, type GuideMetaData } from '@combolab/contracts';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { FighterLabel } from '../../shared/ui/fighter-option.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { TextField } from '../../shared/ui/text-field.js';
import { GuidePicture } from './guide-picture.js';
import { t } from './texts.js';
import styles from './publish-dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly guideId: string;
  readonly metaData: GuideMetaData;
  readonly onChange: (part: Partial<GuideMetaData>) => void;
  readonly onPublish: (isPublished: boolean) => void;
  readonly onClose: () => void;
}

const GAME_OPTIONS: readonly Option[] = GAMES.map(({ id, name }) => ({ value: id, label: name }));
const LEVEL_OPTIONS: readonly Option[] = GUIDE_LEVELS.map((level) => ({ value: level, label: choiceName(level) }));
const chosenOf = (options: readonly Option[], values: readonly string[]) =>
  values.flatMap((value) => options.filter((option) => option.value === value));

/** Fighters of the games that a guide is about, and those it names already. */
const fighterOptions = ({ gameTags, fighters }: GuideMetaData): readonly Option[] =>
  GAMES.filter(({ id, fighters: all }) => gameTags.includes(id) || all.some((each) => fighters.includes(each.id)))
    .flatMap(({ id }) => findGame(id)?.fighters ?? [])
    .map(({ id, name }) => ({ value: id, label: name }));

/** What a guide is about, how it is shown, and whether everyone may read it. */
export function PublishDialog({ open, guideId, metaData, onChange, onPublish, onClose }: Props) {
  const id = useId();
  const { gameTags, fighters, level, previewTitle, previewSubtitle, isPublished } = metaData;
  const offered = fighterOptions(metaData);
  const full = fighters.length >= LIMITS.guideFighters;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={isPublished ? t('changePublishStatusTitle') : t('publishThisGuide')}
    >
      <div className={styles.form}>
        <div className={styles.field}>
          <label htmlFor={`${id}-games`}>{t('games')}</label>
          <Select<Option, true>
            inputId={`${id}-games`}
            isMulti
            placeholder={t('whichGamesIsItAbout')}
            options={GAME_OPTIONS}
            value={chosenOf(GAME_OPTIONS, gameTags)}
            onChange={(chosen) => {
              onChange({ gameTags: chosen.map(({ value }) => value) });
            }}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-fighters`}>{t('fighters')}</label>
          <Select<Option, true>
            inputId={`${id}-fighters`}
            isMulti
            closeMenuOnSelect={false}
            placeholder={t('whomIsItAbout')}
            options={offered}
            value={chosenOf(offered, fighters)}
            isOptionDisabled={({ value }) => full && !fighters.includes(value)}
            onChange={(chosen) => {
              onChange({ fighters: chosen.map(({ value }) => value) });
            }}
            formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-level`}>{t('level')}</label>
          <Select<Option>
            inputId={`${id}-level`}
            isClearable
            placeholder={t('forWhomIsItWritten')}
            options={LEVEL_OPTIONS}
            value={LEVEL_OPTIONS.find(({ value }) => value === level) ?? null}
            onChange={(chosen) => {
              onChange({ level: GUIDE_LEVELS.find((each) => each === chosen?.value) ?? null });
            }}
          />
        </div>
        <TextField
          label={t('previewTitle')}
          maxLength={LIMITS.nameLength}
          value={previewTitle}
          onChange={({ currentTarget }) => {
            onChange({ previewTitle: currentTarget.value });
          }}
        />
        <TextField
          label={t('previewSubtitle')}
          maxLength={LIMITS.guideSubtitleLength}
          value={previewSubtitle}
          onChange={({ currentTarget }) => {
            onChange({ previewSubtitle: currentTarget.value });
          }}
        />
        <GuidePicture
          guideId={guideId}
          picture={metaData.previewImage}
          onChange={(previewImage) => {
            onChange({ previewImage });
          }}
        />
        <div className={styles.buttons}>
          {gameTags.length === 0 && <p id={`${id}-why`}>{t('chooseAtLeastOneGame')}</p>}
          <Button
            look="primary"
            disabled={gameTags.length === 0}
            {...(gameTags.length === 0 && { 'aria-describedby': `${id}-why` })}
            onClick={() => {
              onPublish(!isPublished);
            }}
          >
            {isPublished ? t('unPublish') : t('publish')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
