/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';
import {
  Category,
  CategoryUsage,
  Count,
  CurrentVersion,
  Id,
  LanguageTag,
  PageNumber,
  PageSize,
  Problem,
  PromptElement,
  PromptSource,
  PromptState,
  PromptSummary,
  PromptVisibility,
  Quota,
  TagName,
  TextDirection,
  Timestamp,
  UserSummary,
} from './common.ts';

export const CardIdMin = 2;

export const CardIdMax = 60;

export const CardIdRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');

export const CardId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CardIdMin)).check(/*#__PURE__*/ zod.maxLength(CardIdMax)).check(/*#__PURE__*/ zod.regex(CardIdRegExp));

export type CardId = zod.input<typeof CardId>;

export type CardIdOutput = zod.output<typeof CardId>;

export const taskCardNameMax = 120;

export const TaskCard = /*#__PURE__*/ zod.strictObject({
  "cardId": CardId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taskCardNameMax)),
  "categoryId": Id
});

export type TaskCard = zod.input<typeof TaskCard>;

export type TaskCardOutput = zod.output<typeof TaskCard>;

export const readingNearestMax = 3;

export const Reading = /*#__PURE__*/ zod.strictObject({
  "card": TaskCard,
  "nearest": /*#__PURE__*/ zod.array(TaskCard).check(/*#__PURE__*/ zod.maxLength(readingNearestMax)),
  "language": LanguageTag
});

export type Reading = zod.input<typeof Reading>;

export type ReadingOutput = zod.output<typeof Reading>;

export const GenerateReadingEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['reading']),
  "generationId": Id,
  "reading": Reading
});

export type GenerateReadingEvent = zod.input<typeof GenerateReadingEvent>;

export type GenerateReadingEventOutput = zod.output<typeof GenerateReadingEvent>;

export const QuestionIdMax = 40;

export const QuestionIdRegExp = new RegExp('^[a-z][a-z0-9_]*$');

export const QuestionId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(QuestionIdMax)).check(/*#__PURE__*/ zod.regex(QuestionIdRegExp));

export type QuestionId = zod.input<typeof QuestionId>;

export type QuestionIdOutput = zod.output<typeof QuestionId>;

export const generateQuestionTextMax = 300;

export const generateQuestionOptionsItemMax = 120;

export const generateQuestionOptionsMax = 4;

export const GenerateQuestion = /*#__PURE__*/ zod.strictObject({
  "id": QuestionId,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(generateQuestionTextMax)),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(generateQuestionOptionsItemMax))).check(/*#__PURE__*/ zod.maxLength(generateQuestionOptionsMax))
});

export type GenerateQuestion = zod.input<typeof GenerateQuestion>;

export type GenerateQuestionOutput = zod.output<typeof GenerateQuestion>;

export const GenerateQuestionEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['question']),
  "question": GenerateQuestion
});

export type GenerateQuestionEvent = zod.input<typeof GenerateQuestionEvent>;

export type GenerateQuestionEventOutput = zod.output<typeof GenerateQuestionEvent>;

export const VariableNameMax = 40;

export const VariableNameRegExp = new RegExp('^[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u005E\\u0060\\u007B-\\u00A9\\u00AB-\\u00B4\\u00B6-\\u00B9\\u00BB-\\u00BF\\u2000-\\u206F\\u3000-\\u3004\\u3008-\\u3020]+$');

export const VariableName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(VariableNameMax)).check(/*#__PURE__*/ zod.regex(VariableNameRegExp));

export type VariableName = zod.input<typeof VariableName>;

export type VariableNameOutput = zod.output<typeof VariableName>;

export const VariableType = /*#__PURE__*/ zod.enum(['text', 'textarea', 'select', 'number', 'checkbox', 'date', 'email', 'url']);

export type VariableType = zod.input<typeof VariableType>;

export type VariableTypeOutput = zod.output<typeof VariableType>;

export const variableLabelMax = 120;

export const variableDefaultMax = 2000;

export const variableOptionsItemMax = 200;

export const variableOptionsMax = 50;

export const variableHelpMax = 300;

export const Variable = /*#__PURE__*/ zod.strictObject({
  "name": VariableName,
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableLabelMax))),
  "type": VariableType,
  "required": /*#__PURE__*/ zod.boolean(),
  "default": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableDefaultMax))),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(variableOptionsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(variableOptionsMax))),
  "help": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableHelpMax)))
});

export type Variable = zod.input<typeof Variable>;

export type VariableOutput = zod.output<typeof Variable>;

export const PromptVariant = /*#__PURE__*/ zod.enum(['full', 'short', 'asksFirst', 'withExample']);

export type PromptVariant = zod.input<typeof PromptVariant>;

export type PromptVariantOutput = zod.output<typeof PromptVariant>;

export const findingFixLabelMax = 200;

export const findingFixStartMin = 0;

export const findingFixStartMax = 40000;

export const findingFixEndMin = 0;

export const findingFixEndMax = 40000;

export const findingFixReplacementMax = 2000;

export const FindingFix = /*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findingFixLabelMax)),
  "start": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findingFixStartMin)).check(/*#__PURE__*/ zod.lte(findingFixStartMax)),
  "end": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findingFixEndMin)).check(/*#__PURE__*/ zod.lte(findingFixEndMax)),
  "replacement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findingFixReplacementMax))
});

export type FindingFix = zod.input<typeof FindingFix>;

export type FindingFixOutput = zod.output<typeof FindingFix>;

export const qualityFindingRuleMax = 64;

export const qualityFindingRuleRegExp = new RegExp('^[a-zA-Z][a-zA-Z0-9_.-]*$');

export const qualityFindingMessageMax = 500;

export const qualityFindingStartMin = 0;

export const qualityFindingStartMax = 40000;

export const qualityFindingEndMin = 0;

export const qualityFindingEndMax = 40000;

export const QualityFinding = /*#__PURE__*/ zod.strictObject({
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(qualityFindingRuleMax)).check(/*#__PURE__*/ zod.regex(qualityFindingRuleRegExp)),
  "severity": /*#__PURE__*/ zod.enum(['error', 'warning', 'info']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(qualityFindingMessageMax)),
  "start": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityFindingStartMin)).check(/*#__PURE__*/ zod.lte(qualityFindingStartMax))),
  "end": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityFindingEndMin)).check(/*#__PURE__*/ zod.lte(qualityFindingEndMax))),
  "fix": /*#__PURE__*/ zod.optional(FindingFix)
});

export type QualityFinding = zod.input<typeof QualityFinding>;

export type QualityFindingOutput = zod.output<typeof QualityFinding>;

export const candidateTitleMax = 120;

export const candidateBodyMax = 20000;

export const candidateVariablesMax = 50;

export const candidateFindingsMax = 20;

export const candidateReasonsItemMax = 500;

export const candidateReasonsMax = 10;

export const Candidate = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(candidateTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(candidateBodyMax)),
  "variables": /*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(candidateVariablesMax)),
  "variant": PromptVariant,
  "findings": /*#__PURE__*/ zod.array(QualityFinding).check(/*#__PURE__*/ zod.maxLength(candidateFindingsMax)),
  "reasons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(candidateReasonsItemMax))).check(/*#__PURE__*/ zod.maxLength(candidateReasonsMax)),
  "estimatedTokens": Count
});

export type Candidate = zod.input<typeof Candidate>;

export type CandidateOutput = zod.output<typeof Candidate>;

export const generateCandidateEventIndexMin = 0;

export const generateCandidateEventIndexMax = 2;

export const GenerateCandidateEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['candidate']),
  "index": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(generateCandidateEventIndexMin)).check(/*#__PURE__*/ zod.lte(generateCandidateEventIndexMax)),
  "candidate": Candidate
});

export type GenerateCandidateEvent = zod.input<typeof GenerateCandidateEvent>;

export type GenerateCandidateEventOutput = zod.output<typeof GenerateCandidateEvent>;

export const generateResultQuestionsMax = 3;

export const generateResultCandidatesMax = 3;

export const generateResultMissingMax = 3;

export const GenerateResult = /*#__PURE__*/ zod.strictObject({
  "generationId": Id,
  "reading": Reading,
  "questions": /*#__PURE__*/ zod.array(GenerateQuestion).check(/*#__PURE__*/ zod.maxLength(generateResultQuestionsMax)),
  "candidates": /*#__PURE__*/ zod.array(Candidate).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(generateResultCandidatesMax)),
  "missing": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PromptVariant).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(generateResultMissingMax))),
  "quota": Quota
});

export type GenerateResult = zod.input<typeof GenerateResult>;

export type GenerateResultOutput = zod.output<typeof GenerateResult>;

export const GenerateDoneEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['done']),
  "result": GenerateResult
});

export type GenerateDoneEvent = zod.input<typeof GenerateDoneEvent>;

export type GenerateDoneEventOutput = zod.output<typeof GenerateDoneEvent>;

export const GenerateFailedEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['failed']),
  "problem": Problem,
  "result": /*#__PURE__*/ zod.optional(GenerateResult)
});

export type GenerateFailedEvent = zod.input<typeof GenerateFailedEvent>;

export type GenerateFailedEventOutput = zod.output<typeof GenerateFailedEvent>;

export const GenerateEvent = /*#__PURE__*/ zod.discriminatedUnion('type', [GenerateReadingEvent,GenerateQuestionEvent,GenerateCandidateEvent,GenerateDoneEvent,GenerateFailedEvent]);

export type GenerateEvent = zod.input<typeof GenerateEvent>;

export type GenerateEventOutput = zod.output<typeof GenerateEvent>;

export const ModelNameMax = 100;

export const ModelNameRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:/@-]*$');

export const ModelName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ModelNameMax)).check(/*#__PURE__*/ zod.regex(ModelNameRegExp));

export type ModelName = zod.input<typeof ModelName>;

export type ModelNameOutput = zod.output<typeof ModelName>;

export const RunStartedEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['started']),
  "runId": Id,
  "model": ModelName,
  "isDemo": /*#__PURE__*/ zod.boolean()
});

export type RunStartedEvent = zod.input<typeof RunStartedEvent>;

export type RunStartedEventOutput = zod.output<typeof RunStartedEvent>;

export const runDeltaEventTextMax = 65536;

export const RunDeltaEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['delta']),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(runDeltaEventTextMax))
});

export type RunDeltaEvent = zod.input<typeof RunDeltaEvent>;

export type RunDeltaEventOutput = zod.output<typeof RunDeltaEvent>;

export const VersionNumberMax = 1000000;

export const VersionNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(VersionNumberMax));

export type VersionNumber = zod.input<typeof VersionNumber>;

export type VersionNumberOutput = zod.output<typeof VersionNumber>;

export const variableValueOneMax = 20000;

export const variableValueTwoMin = -9007199254740991;

export const variableValueTwoMax = 9007199254740991;

export const VariableValue = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableValueOneMax)),/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(variableValueTwoMin)).check(/*#__PURE__*/ zod.lte(variableValueTwoMax)),/*#__PURE__*/ zod.boolean()]);

export type VariableValue = zod.input<typeof VariableValue>;

export type VariableValueOutput = zod.output<typeof VariableValue>;

export const VariableValues = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue);

export type VariableValues = zod.input<typeof VariableValues>;

export type VariableValuesOutput = zod.output<typeof VariableValues>;

export const runParametersTemperatureMin = 0;

export const runParametersTemperatureMax = 2;

export const runParametersMaxOutputTokensMax = 16384;

export const RunParameters = /*#__PURE__*/ zod.strictObject({
  "temperature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(runParametersTemperatureMin)).check(/*#__PURE__*/ zod.lte(runParametersTemperatureMax))),
  "maxOutputTokens": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(runParametersMaxOutputTokensMax)))
});

export type RunParameters = zod.input<typeof RunParameters>;

export type RunParametersOutput = zod.output<typeof RunParameters>;

export const RunStatus = /*#__PURE__*/ zod.enum(['streaming', 'done', 'stopped', 'failed']);

export type RunStatus = zod.input<typeof RunStatus>;

export type RunStatusOutput = zod.output<typeof RunStatus>;

export const runFailureCodeMax = 64;

export const runFailureCodeRegExp = new RegExp('^[a-z][a-z0-9_]*$');

export const runFailureMessageMax = 1000;

export const RunFailure = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runFailureCodeMax)).check(/*#__PURE__*/ zod.regex(runFailureCodeRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runFailureMessageMax))
});

export type RunFailure = zod.input<typeof RunFailure>;

export type RunFailureOutput = zod.output<typeof RunFailure>;

export const runRenderedMax = 100000;

export const runOutputMax = 65536;

export const Run = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "promptId": /*#__PURE__*/ zod.optional(Id),
  "promptVersion": /*#__PURE__*/ zod.optional(VersionNumber),
  "values": VariableValues,
  "rendered": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runRenderedMax)),
  "model": ModelName,
  "isDemo": /*#__PURE__*/ zod.boolean(),
  "parameters": RunParameters,
  "output": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runOutputMax)),
  "status": RunStatus,
  "failure": /*#__PURE__*/ zod.optional(RunFailure),
  "inputTokens": Count,
  "outputTokens": Count,
  "latencyMs": Count,
  "firstTokenMs": /*#__PURE__*/ zod.optional(Count),
  "rating": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['up', 'down'])),
  "createdAt": Timestamp
});

export type Run = zod.input<typeof Run>;

export type RunOutput = zod.output<typeof Run>;

export const RunFinishedEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['finished']),
  "run": Run
});

export type RunFinishedEvent = zod.input<typeof RunFinishedEvent>;

export type RunFinishedEventOutput = zod.output<typeof RunFinishedEvent>;

export const RunFailedEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['failed']),
  "problem": Problem,
  "run": /*#__PURE__*/ zod.optional(Run)
});

export type RunFailedEvent = zod.input<typeof RunFailedEvent>;

export type RunFailedEventOutput = zod.output<typeof RunFailedEvent>;

export const RunEvent = /*#__PURE__*/ zod.discriminatedUnion('type', [RunStartedEvent,RunDeltaEvent,RunFinishedEvent,RunFailedEvent]);

export type RunEvent = zod.input<typeof RunEvent>;

export type RunEventOutput = zod.output<typeof RunEvent>;

export const categoryListItemsMax = 200;

export const CategoryList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Category).check(/*#__PURE__*/ zod.maxLength(categoryListItemsMax))
});

export type CategoryList = zod.input<typeof CategoryList>;

export type CategoryListOutput = zod.output<typeof CategoryList>;

export const categoryUsageListItemsMax = 8;

export const CategoryUsageList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(CategoryUsage).check(/*#__PURE__*/ zod.maxLength(categoryUsageListItemsMax))
});

export type CategoryUsageList = zod.input<typeof CategoryUsageList>;

export type CategoryUsageListOutput = zod.output<typeof CategoryUsageList>;

export const PromptScope = /*#__PURE__*/ zod.enum(['mine', 'team', 'starters']);

export type PromptScope = zod.input<typeof PromptScope>;

export type PromptScopeOutput = zod.output<typeof PromptScope>;

export const promptPageItemsMax = 100;

export const PromptPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(PromptSummary).check(/*#__PURE__*/ zod.maxLength(promptPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
});

export type PromptPage = zod.input<typeof PromptPage>;

export type PromptPageOutput = zod.output<typeof PromptPage>;

export const ExecutePromptById = /*#__PURE__*/ zod.strictObject({
  "promptId": Id,
  "version": /*#__PURE__*/ zod.optional(VersionNumber),
  "values": VariableValues,
  "parameters": /*#__PURE__*/ zod.optional(RunParameters),
  "model": /*#__PURE__*/ zod.optional(ModelName)
});

export type ExecutePromptById = zod.input<typeof ExecutePromptById>;

export type ExecutePromptByIdOutput = zod.output<typeof ExecutePromptById>;

export const briefExampleInputMax = 2000;

export const briefExampleOutputMax = 4000;

export const BriefExample = /*#__PURE__*/ zod.strictObject({
  "input": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefExampleInputMax))),
  "output": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(briefExampleOutputMax))
});

export type BriefExample = zod.input<typeof BriefExample>;

export type BriefExampleOutput = zod.output<typeof BriefExample>;

export const questionAnswerTextMax = 500;

export const questionAnswerTextRegExp = new RegExp('\\S');

export const questionAnswerQuestionMax = 300;

export const QuestionAnswer = /*#__PURE__*/ zod.strictObject({
  "questionId": QuestionId,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionAnswerTextMax)).check(/*#__PURE__*/ zod.regex(questionAnswerTextRegExp)),
  "question": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionAnswerQuestionMax)))
});

export type QuestionAnswer = zod.input<typeof QuestionAnswer>;

export type QuestionAnswerOutput = zod.output<typeof QuestionAnswer>;

export const briefGoalMin = 2;

export const briefGoalMax = 2000;

export const briefGoalRegExp = new RegExp('\\S');

export const briefRoleMax = 200;

export const briefAudienceMax = 300;

export const briefContextMax = 4000;

export const briefFormatMax = 300;

export const briefToneMax = 200;

export const briefMustIncludeItemMax = 300;

export const briefMustIncludeMax = 20;

export const briefMustAvoidItemMax = 300;

export const briefMustAvoidMax = 20;

export const briefExamplesMax = 5;

export const briefCountMax = 3;

export const briefAnswersMax = 5;

export const Brief = /*#__PURE__*/ zod.strictObject({
  "goal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(briefGoalMin)).check(/*#__PURE__*/ zod.maxLength(briefGoalMax)).check(/*#__PURE__*/ zod.regex(briefGoalRegExp)),
  "categoryId": /*#__PURE__*/ zod.optional(Id),
  "role": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefRoleMax))),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefAudienceMax))),
  "context": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefContextMax))),
  "format": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefFormatMax))),
  "tone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefToneMax))),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['short', 'medium', 'long'])),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "mustInclude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(briefMustIncludeItemMax))).check(/*#__PURE__*/ zod.maxLength(briefMustIncludeMax))),
  "mustAvoid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(briefMustAvoidItemMax))).check(/*#__PURE__*/ zod.maxLength(briefMustAvoidMax))),
  "examples": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BriefExample).check(/*#__PURE__*/ zod.maxLength(briefExamplesMax))),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(briefCountMax))),
  "model": /*#__PURE__*/ zod.optional(ModelName),
  "cardId": /*#__PURE__*/ zod.optional(CardId),
  "answers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(QuestionAnswer).check(/*#__PURE__*/ zod.maxLength(briefAnswersMax))),
  "generationId": /*#__PURE__*/ zod.optional(Id)
});

export type Brief = zod.input<typeof Brief>;

export type BriefOutput = zod.output<typeof Brief>;

export const draftTitleMax = 120;

export const draftTitleRegExp = new RegExp('\\S');

export const draftBodyMax = 20000;

export const draftBodyRegExp = new RegExp('\\S');

export const draftDescriptionMax = 300;

export const draftVariablesMax = 50;

export const draftTagsMax = 20;

export const draftChangeNoteMax = 200;

export const Draft = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(draftTitleMax)).check(/*#__PURE__*/ zod.regex(draftTitleRegExp)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(draftBodyMax)).check(/*#__PURE__*/ zod.regex(draftBodyRegExp)),
  "categoryId": Id,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(draftDescriptionMax))),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(draftVariablesMax))),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(draftTagsMax))),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": /*#__PURE__*/ zod.optional(TextDirection),
  "visibility": /*#__PURE__*/ zod.optional(PromptVisibility),
  "isFavourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "brief": /*#__PURE__*/ zod.optional(Brief),
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(draftChangeNoteMax)))
});

export type Draft = zod.input<typeof Draft>;

export type DraftOutput = zod.output<typeof Draft>;

export const ExecuteDraft = /*#__PURE__*/ zod.strictObject({
  "draft": Draft,
  "promptId": /*#__PURE__*/ zod.optional(Id),
  "values": VariableValues,
  "parameters": /*#__PURE__*/ zod.optional(RunParameters),
  "model": /*#__PURE__*/ zod.optional(ModelName)
});

export type ExecuteDraft = zod.input<typeof ExecuteDraft>;

export type ExecuteDraftOutput = zod.output<typeof ExecuteDraft>;

export const ExecutePromptRequest = /*#__PURE__*/ zod.union([ExecutePromptById,ExecuteDraft]);

export type ExecutePromptRequest = zod.input<typeof ExecutePromptRequest>;

export type ExecutePromptRequestOutput = zod.output<typeof ExecutePromptRequest>;

export const DocumentSection = /*#__PURE__*/ zod.enum(['title', 'description', 'body', 'variables', 'metadata']);

export type DocumentSection = zod.input<typeof DocumentSection>;

export type DocumentSectionOutput = zod.output<typeof DocumentSection>;

export const DocumentSectionsMax = 5;

export const DocumentSections = /*#__PURE__*/ zod.array(DocumentSection).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DocumentSectionsMax));

export type DocumentSections = zod.input<typeof DocumentSections>;

export type DocumentSectionsOutput = zod.output<typeof DocumentSections>;

export const DownloadPromptById = /*#__PURE__*/ zod.strictObject({
  "promptId": Id,
  "version": /*#__PURE__*/ zod.optional(VersionNumber),
  "sections": /*#__PURE__*/ zod.optional(DocumentSections)
});

export type DownloadPromptById = zod.input<typeof DownloadPromptById>;

export type DownloadPromptByIdOutput = zod.output<typeof DownloadPromptById>;

export const DownloadDraft = /*#__PURE__*/ zod.strictObject({
  "draft": Draft,
  "sections": /*#__PURE__*/ zod.optional(DocumentSections)
});

export type DownloadDraft = zod.input<typeof DownloadDraft>;

export type DownloadDraftOutput = zod.output<typeof DownloadDraft>;

export const DownloadRequest = /*#__PURE__*/ zod.union([DownloadPromptById,DownloadDraft]);

export type DownloadRequest = zod.input<typeof DownloadRequest>;

export type DownloadRequestOutput = zod.output<typeof DownloadRequest>;

export const ModelProvider = /*#__PURE__*/ zod.enum(['openai', 'anthropic', 'google', 'mistral', 'openrouter', 'groq', 'deepseek', 'ollama', 'lmstudio', 'llamacpp']);

export type ModelProvider = zod.input<typeof ModelProvider>;

export type ModelProviderOutput = zod.output<typeof ModelProvider>;

export const ModelDefaultForMax = 2;

export const ModelDefaultFor = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['generate', 'run'])).check(/*#__PURE__*/ zod.maxLength(ModelDefaultForMax));

export type ModelDefaultFor = zod.input<typeof ModelDefaultFor>;

export type ModelDefaultForOutput = zod.output<typeof ModelDefaultFor>;

export const ModelChoice = /*#__PURE__*/ zod.strictObject({
  "id": ModelName,
  "name": ModelName,
  "provider": /*#__PURE__*/ zod.optional(ModelProvider),
  "defaultFor": ModelDefaultFor
});

export type ModelChoice = zod.input<typeof ModelChoice>;

export type ModelChoiceOutput = zod.output<typeof ModelChoice>;

export const modelListItemsMax = 21;

export const ModelList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ModelChoice).check(/*#__PURE__*/ zod.maxLength(modelListItemsMax)),
  "canConnect": /*#__PURE__*/ zod.boolean()
});

export type ModelList = zod.input<typeof ModelList>;

export type ModelListOutput = zod.output<typeof ModelList>;

export const RevisionMin = 0;

export const RevisionMax = 2147483647;

export const Revision = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(RevisionMin)).check(/*#__PURE__*/ zod.lte(RevisionMax));

export type Revision = zod.input<typeof Revision>;

export type RevisionOutput = zod.output<typeof Revision>;

export const savePromptRequestTitleMax = 120;

export const savePromptRequestTitleRegExp = new RegExp('\\S');

export const savePromptRequestBodyMax = 20000;

export const savePromptRequestBodyRegExp = new RegExp('\\S');

export const savePromptRequestDescriptionMax = 300;

export const savePromptRequestVariablesMax = 50;

export const savePromptRequestTagsMax = 20;

export const savePromptRequestChangeNoteMax = 200;

export const SavePromptRequest = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.optional(Id),
  "baseVersion": /*#__PURE__*/ zod.optional(CurrentVersion),
  "revision": /*#__PURE__*/ zod.optional(Revision),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savePromptRequestTitleMax)).check(/*#__PURE__*/ zod.regex(savePromptRequestTitleRegExp)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savePromptRequestBodyMax)).check(/*#__PURE__*/ zod.regex(savePromptRequestBodyRegExp)),
  "categoryId": Id,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptRequestDescriptionMax))),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(savePromptRequestVariablesMax))),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(savePromptRequestTagsMax))),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": /*#__PURE__*/ zod.optional(TextDirection),
  "visibility": /*#__PURE__*/ zod.optional(PromptVisibility),
  "isFavourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "brief": /*#__PURE__*/ zod.optional(Brief),
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptRequestChangeNoteMax)))
});

export type SavePromptRequest = zod.input<typeof SavePromptRequest>;

export type SavePromptRequestOutput = zod.output<typeof SavePromptRequest>;

export const ChecklistItem = /*#__PURE__*/ zod.strictObject({
  "element": PromptElement,
  "state": /*#__PURE__*/ zod.enum(['present', 'missing', 'notNeeded'])
});

export type ChecklistItem = zod.input<typeof ChecklistItem>;

export type ChecklistItemOutput = zod.output<typeof ChecklistItem>;

export const qualityFindingsMax = 100;

export const qualityChecklistMax = 6;

export const Quality = /*#__PURE__*/ zod.strictObject({
  "findings": /*#__PURE__*/ zod.array(QualityFinding).check(/*#__PURE__*/ zod.maxLength(qualityFindingsMax)),
  "checklist": /*#__PURE__*/ zod.array(ChecklistItem).check(/*#__PURE__*/ zod.maxLength(qualityChecklistMax))
});

export type Quality = zod.input<typeof Quality>;

export type QualityOutput = zod.output<typeof Quality>;

export const workingVariableNameMax = 200;

export const workingVariableLabelMax = 2000;

export const workingVariableDefaultMax = 20000;

export const workingVariableOptionsItemMax = 2000;

export const workingVariableOptionsMax = 200;

export const workingVariableHelpMax = 2000;

export const WorkingVariable = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingVariableNameMax)),
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingVariableLabelMax))),
  "type": VariableType,
  "required": /*#__PURE__*/ zod.boolean(),
  "default": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingVariableDefaultMax))),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingVariableOptionsItemMax))).check(/*#__PURE__*/ zod.maxLength(workingVariableOptionsMax))),
  "help": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingVariableHelpMax)))
});

export type WorkingVariable = zod.input<typeof WorkingVariable>;

export type WorkingVariableOutput = zod.output<typeof WorkingVariable>;

export const workingContentTitleMax = 1000;

export const workingContentBodyMax = 40000;

export const workingContentDescriptionMax = 2000;

export const workingContentVariablesMax = 200;

export const workingContentTagsItemMax = 200;

export const workingContentTagsMax = 100;

export const workingContentLanguageMax = 100;

export const workingContentChangeNoteMax = 2000;

export const WorkingContent = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingContentTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingContentBodyMax)),
  "categoryId": /*#__PURE__*/ zod.optional(Id),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingContentDescriptionMax))),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(WorkingVariable).check(/*#__PURE__*/ zod.maxLength(workingContentVariablesMax))),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingContentTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(workingContentTagsMax))),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingContentLanguageMax))),
  "direction": /*#__PURE__*/ zod.optional(TextDirection),
  "visibility": /*#__PURE__*/ zod.optional(PromptVisibility),
  "isFavourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(workingContentChangeNoteMax)))
});

export type WorkingContent = zod.input<typeof WorkingContent>;

export type WorkingContentOutput = zod.output<typeof WorkingContent>;

export const WorkingCopy = /*#__PURE__*/ zod.strictObject({
  "revision": Revision,
  "baseVersion": CurrentVersion,
  "content": WorkingContent,
  "updatedAt": Timestamp
});

export type WorkingCopy = zod.input<typeof WorkingCopy>;

export type WorkingCopyOutput = zod.output<typeof WorkingCopy>;

export const promptTitleMax = 120;

export const promptDescriptionMax = 300;

export const promptBodyMax = 20000;

export const promptTagsMax = 20;

export const promptVariablesMax = 50;

export const Prompt = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "state": PromptState,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptDescriptionMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptBodyMax)),
  "categoryId": Id,
  "tags": /*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(promptTagsMax)),
  "variables": /*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(promptVariablesMax)),
  "brief": /*#__PURE__*/ zod.optional(Brief),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": TextDirection,
  "source": PromptSource,
  "visibility": PromptVisibility,
  "isFavourite": /*#__PURE__*/ zod.boolean(),
  "quality": Quality,
  "estimatedTokens": Count,
  "version": CurrentVersion,
  "runCount": Count,
  "lastRunAt": /*#__PURE__*/ zod.optional(Timestamp),
  "owner": /*#__PURE__*/ zod.optional(UserSummary),
  "createdAt": Timestamp,
  "updatedAt": Timestamp,
  "deletedAt": /*#__PURE__*/ zod.optional(Timestamp),
  "workingCopy": /*#__PURE__*/ zod.optional(WorkingCopy)
});

export type Prompt = zod.input<typeof Prompt>;

export type PromptOutput = zod.output<typeof Prompt>;

export const SaveResult = /*#__PURE__*/ zod.strictObject({
  "prompt": Prompt
});

export type SaveResult = zod.input<typeof SaveResult>;

export type SaveResultOutput = zod.output<typeof SaveResult>;

export const PromptDeletion = /*#__PURE__*/ zod.strictObject({
  "deletedAt": Timestamp,
  "restorableUntil": Timestamp
});

export type PromptDeletion = zod.input<typeof PromptDeletion>;

export type PromptDeletionOutput = zod.output<typeof PromptDeletion>;

export const trashedPromptTitleMax = 120;

export const trashedPromptDescriptionMax = 300;

export const trashedPromptExcerptMax = 240;

export const TrashedPrompt = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trashedPromptTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trashedPromptDescriptionMax)),
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trashedPromptExcerptMax)),
  "categoryId": Id,
  "direction": TextDirection,
  "deletedAt": Timestamp,
  "restorableUntil": Timestamp
});

export type TrashedPrompt = zod.input<typeof TrashedPrompt>;

export type TrashedPromptOutput = zod.output<typeof TrashedPrompt>;

export const trashPageItemsMax = 100;

export const TrashPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(TrashedPrompt).check(/*#__PURE__*/ zod.maxLength(trashPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
});

export type TrashPage = zod.input<typeof TrashPage>;

export type TrashPageOutput = zod.output<typeof TrashPage>;

export const VersionCause = /*#__PURE__*/ zod.enum(['manual', 'generate', 'improve', 'restore', 'import']);

export type VersionCause = zod.input<typeof VersionCause>;

export type VersionCauseOutput = zod.output<typeof VersionCause>;

export const promptVersionSummaryChangeNoteMax = 200;

export const PromptVersionSummary = /*#__PURE__*/ zod.strictObject({
  "version": VersionNumber,
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptVersionSummaryChangeNoteMax))),
  "cause": VersionCause,
  "author": /*#__PURE__*/ zod.optional(UserSummary),
  "createdAt": Timestamp
});

export type PromptVersionSummary = zod.input<typeof PromptVersionSummary>;

export type PromptVersionSummaryOutput = zod.output<typeof PromptVersionSummary>;

export const promptVersionPageItemsMax = 100;

export const PromptVersionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(PromptVersionSummary).check(/*#__PURE__*/ zod.maxLength(promptVersionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
});

export type PromptVersionPage = zod.input<typeof PromptVersionPage>;

export type PromptVersionPageOutput = zod.output<typeof PromptVersionPage>;

export const promptVersionBodyMax = 20000;

export const promptVersionVariablesMax = 50;

export const promptVersionChangeNoteMax = 200;

export const PromptVersion = /*#__PURE__*/ zod.strictObject({
  "version": VersionNumber,
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptVersionBodyMax)),
  "variables": /*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(promptVersionVariablesMax)),
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptVersionChangeNoteMax))),
  "cause": VersionCause,
  "author": /*#__PURE__*/ zod.optional(UserSummary),
  "createdAt": Timestamp
});

export type PromptVersion = zod.input<typeof PromptVersion>;

export type PromptVersionOutput = zod.output<typeof PromptVersion>;

export const SaveWorkingCopyRequest = /*#__PURE__*/ zod.strictObject({
  "revision": Revision,
  "baseVersion": CurrentVersion,
  "content": WorkingContent
});

export type SaveWorkingCopyRequest = zod.input<typeof SaveWorkingCopyRequest>;

export type SaveWorkingCopyRequestOutput = zod.output<typeof SaveWorkingCopyRequest>;

export const WorkingCopyKept = /*#__PURE__*/ zod.strictObject({
  "revision": Revision,
  "updatedAt": Timestamp
});

export type WorkingCopyKept = zod.input<typeof WorkingCopyKept>;

export type WorkingCopyKeptOutput = zod.output<typeof WorkingCopyKept>;

export const modelConnectionAddedByMax = 200;

export const ModelConnection = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "provider": ModelProvider,
  "model": ModelName,
  "defaultFor": ModelDefaultFor,
  "isReachable": /*#__PURE__*/ zod.boolean(),
  "keyState": /*#__PURE__*/ zod.enum(['none', 'stored', 'lost']),
  "addedBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modelConnectionAddedByMax))),
  "createdAt": Timestamp
});

export type ModelConnection = zod.input<typeof ModelConnection>;

export type ModelConnectionOutput = zod.output<typeof ModelConnection>;

export const modelProviderInfoNameMax = 40;

export const ModelProviderInfo = /*#__PURE__*/ zod.strictObject({
  "provider": ModelProvider,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modelProviderInfoNameMax)),
  "needsKey": /*#__PURE__*/ zod.boolean()
});

export type ModelProviderInfo = zod.input<typeof ModelProviderInfo>;

export type ModelProviderInfoOutput = zod.output<typeof ModelProviderInfo>;

export const foundModelsModelsMax = 100;

export const FoundModels = /*#__PURE__*/ zod.strictObject({
  "provider": ModelProvider,
  "models": /*#__PURE__*/ zod.array(ModelName).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(foundModelsModelsMax))
});

export type FoundModels = zod.input<typeof FoundModels>;

export type FoundModelsOutput = zod.output<typeof FoundModels>;

export const modelDiscoveryFoundMax = 3;

export const ModelDiscovery = /*#__PURE__*/ zod.strictObject({
  "available": /*#__PURE__*/ zod.boolean(),
  "enabled": /*#__PURE__*/ zod.boolean(),
  "found": /*#__PURE__*/ zod.array(FoundModels).check(/*#__PURE__*/ zod.maxLength(modelDiscoveryFoundMax))
});

export type ModelDiscovery = zod.input<typeof ModelDiscovery>;

export type ModelDiscoveryOutput = zod.output<typeof ModelDiscovery>;

export const modelConnectionsItemsMax = 20;

export const modelConnectionsProvidersMax = 10;

export const ModelConnections = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ModelConnection).check(/*#__PURE__*/ zod.maxLength(modelConnectionsItemsMax)),
  "operatorModel": /*#__PURE__*/ zod.optional(ModelName),
  "providers": /*#__PURE__*/ zod.array(ModelProviderInfo).check(/*#__PURE__*/ zod.maxLength(modelConnectionsProvidersMax)),
  "discovery": ModelDiscovery
});

export type ModelConnections = zod.input<typeof ModelConnections>;

export type ModelConnectionsOutput = zod.output<typeof ModelConnections>;

export const ModelKeyMax = 500;

export const ModelKeyRegExp = new RegExp('^[!-~]+$');

export const ModelKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ModelKeyMax)).check(/*#__PURE__*/ zod.regex(ModelKeyRegExp));

export type ModelKey = zod.input<typeof ModelKey>;

export type ModelKeyOutput = zod.output<typeof ModelKey>;

export const ConnectModelRequest = /*#__PURE__*/ zod.strictObject({
  "provider": ModelProvider,
  "model": ModelName,
  "apiKey": /*#__PURE__*/ zod.optional(ModelKey)
});

export type ConnectModelRequest = zod.input<typeof ConnectModelRequest>;

export type ConnectModelRequestOutput = zod.output<typeof ConnectModelRequest>;

export const SetModelDefaultsRequest = /*#__PURE__*/ zod.strictObject({
  "generate": /*#__PURE__*/ zod.optional(ModelName),
  "run": /*#__PURE__*/ zod.optional(ModelName)
});

export type SetModelDefaultsRequest = zod.input<typeof SetModelDefaultsRequest>;

export type SetModelDefaultsRequestOutput = zod.output<typeof SetModelDefaultsRequest>;

export const SetModelDiscoveryRequest = /*#__PURE__*/ zod.strictObject({
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type SetModelDiscoveryRequest = zod.input<typeof SetModelDiscoveryRequest>;

export type SetModelDiscoveryRequestOutput = zod.output<typeof SetModelDiscoveryRequest>;

export const LookUpModelsRequest = /*#__PURE__*/ zod.strictObject({
  "provider": ModelProvider,
  "apiKey": /*#__PURE__*/ zod.optional(ModelKey)
});

export type LookUpModelsRequest = zod.input<typeof LookUpModelsRequest>;

export type LookUpModelsRequestOutput = zod.output<typeof LookUpModelsRequest>;

export const modelNamesModelsMax = 500;

export const ModelNames = /*#__PURE__*/ zod.strictObject({
  "models": /*#__PURE__*/ zod.array(ModelName).check(/*#__PURE__*/ zod.maxLength(modelNamesModelsMax))
});

export type ModelNames = zod.input<typeof ModelNames>;

export type ModelNamesOutput = zod.output<typeof ModelNames>;

export const modelTestMessageMax = 500;

export const ModelTest = /*#__PURE__*/ zod.strictObject({
  "outcome": /*#__PURE__*/ zod.enum(['works', 'key_refused', 'no_such_model', 'rate_limited', 'timeout', 'unreachable', 'refused', 'key_lost']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modelTestMessageMax)),
  "latencyMs": Count
});

export type ModelTest = zod.input<typeof ModelTest>;

export type ModelTestOutput = zod.output<typeof ModelTest>;

export const listCategoriesHeaderAcceptLanguageMax = 200;

export const ListCategoriesHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCategoriesHeaderAcceptLanguageMax)))
})

export const ListCategories200Response = CategoryList

export const ListCategories401Response = Problem

export const ListCategories429Response = Problem

export const ListCategories500Response = Problem

export const ListCategories503Response = Problem

export const listMostUsedCategoriesHeaderAcceptLanguageMax = 200;

export const ListMostUsedCategoriesHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMostUsedCategoriesHeaderAcceptLanguageMax)))
})

export const ListMostUsedCategories200Response = CategoryUsageList

export const ListMostUsedCategories401Response = Problem

export const ListMostUsedCategories429Response = Problem

export const ListMostUsedCategories500Response = Problem

export const ListMostUsedCategories503Response = Problem

export const listPromptsQueryPageDefault = 1;

export const listPromptsQueryPageMax = 100000;

export const listPromptsQueryPageSizeDefault = 20;

export const listPromptsQueryPageSizeMax = 100;

export const listPromptsQueryQMax = 200;

export const listPromptsQueryScopeMax = 3;

export const listPromptsQueryCategoryIdMax = 36;

export const listPromptsQueryTagMax = 40;

export const listPromptsQueryTagRegExp = new RegExp('^\\S(.*\\S)?$');

export const listPromptsQuerySortDefault = `-updatedAt`;

export const ListPromptsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptsQueryPageMax)), listPromptsQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptsQueryPageSizeMax)), listPromptsQueryPageSizeDefault),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromptsQueryQMax))),
  "scope": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PromptScope).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromptsQueryScopeMax))),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(listPromptsQueryCategoryIdMax))),
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromptsQueryTagMax)).check(/*#__PURE__*/ zod.regex(listPromptsQueryTagRegExp))),
  "favourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['generated', 'manual', 'imported', 'starter'])),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'saved'])),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'lastRunAt', '-lastRunAt', 'runCount', '-runCount', 'title', '-title']), listPromptsQuerySortDefault)
})

export const listPromptsHeaderAcceptLanguageMax = 200;

export const ListPromptsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromptsHeaderAcceptLanguageMax)))
})

export const ListPrompts200Response = PromptPage

export const ListPrompts401Response = Problem

export const ListPrompts422Response = Problem

export const ListPrompts429Response = Problem

export const ListPrompts500Response = Problem

export const ListPrompts503Response = Problem

export const executePromptHeaderAcceptLanguageMax = 200;

export const executePromptHeaderIdempotencyKeyMin = 8;

export const executePromptHeaderIdempotencyKeyMax = 100;

export const executePromptHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ExecutePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(executePromptHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(executePromptHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(executePromptHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(executePromptHeaderIdempotencyKeyRegExp)))
})

export const ExecutePromptBody = ExecutePromptRequest

export const ExecutePrompt200Response = Run

export const ExecutePrompt400Response = Problem

export const ExecutePrompt401Response = Problem

export const ExecutePrompt402Response = Problem

export const ExecutePrompt403Response = Problem

export const ExecutePrompt404Response = Problem

export const ExecutePrompt409Response = Problem

export const ExecutePrompt413Response = Problem

export const ExecutePrompt415Response = Problem

export const ExecutePrompt422Response = Problem

export const ExecutePrompt429Response = Problem

export const ExecutePrompt500Response = Problem

export const ExecutePrompt503Response = Problem

export const generatePromptHeaderAcceptLanguageMax = 200;

export const generatePromptHeaderIdempotencyKeyMin = 8;

export const generatePromptHeaderIdempotencyKeyMax = 100;

export const generatePromptHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GeneratePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(generatePromptHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(generatePromptHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(generatePromptHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(generatePromptHeaderIdempotencyKeyRegExp)))
})

export const GeneratePromptBody = Brief

export const GeneratePrompt200Response = GenerateResult

export const GeneratePrompt400Response = Problem

export const GeneratePrompt401Response = Problem

export const GeneratePrompt402Response = Problem

export const GeneratePrompt403Response = Problem

export const GeneratePrompt409Response = Problem

export const GeneratePrompt413Response = Problem

export const GeneratePrompt415Response = Problem

export const GeneratePrompt422Response = Problem

export const GeneratePrompt429Response = Problem

export const GeneratePrompt500Response = Problem

export const GeneratePrompt503Response = Problem

export const savePromptAsPdfHeaderAcceptLanguageMax = 200;

export const savePromptAsPdfHeaderIdempotencyKeyMin = 8;

export const savePromptAsPdfHeaderIdempotencyKeyMax = 100;

export const savePromptAsPdfHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SavePromptAsPdfHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptAsPdfHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePromptAsPdfHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(savePromptAsPdfHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(savePromptAsPdfHeaderIdempotencyKeyRegExp)))
})

export const SavePromptAsPdfBody = DownloadRequest

export const SavePromptAsPdf200Response = /*#__PURE__*/ zod.unknown()

export const SavePromptAsPdf400Response = Problem

export const SavePromptAsPdf401Response = Problem

export const SavePromptAsPdf402Response = Problem

export const SavePromptAsPdf403Response = Problem

export const SavePromptAsPdf404Response = Problem

export const SavePromptAsPdf409Response = Problem

export const SavePromptAsPdf413Response = Problem

export const SavePromptAsPdf415Response = Problem

export const SavePromptAsPdf422Response = Problem

export const SavePromptAsPdf429Response = Problem

export const SavePromptAsPdf500Response = Problem

export const SavePromptAsPdf503Response = Problem

export const exportPromptAsPdfHeaderAcceptLanguageMax = 200;

export const exportPromptAsPdfHeaderIdempotencyKeyMin = 8;

export const exportPromptAsPdfHeaderIdempotencyKeyMax = 100;

export const exportPromptAsPdfHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ExportPromptAsPdfHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportPromptAsPdfHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exportPromptAsPdfHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(exportPromptAsPdfHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(exportPromptAsPdfHeaderIdempotencyKeyRegExp)))
})

export const ExportPromptAsPdfBody = DownloadRequest

export const ExportPromptAsPdf200Response = /*#__PURE__*/ zod.unknown()

export const ExportPromptAsPdf400Response = Problem

export const ExportPromptAsPdf401Response = Problem

export const ExportPromptAsPdf402Response = Problem

export const ExportPromptAsPdf404Response = Problem

export const ExportPromptAsPdf409Response = Problem

export const ExportPromptAsPdf413Response = Problem

export const ExportPromptAsPdf415Response = Problem

export const ExportPromptAsPdf422Response = Problem

export const ExportPromptAsPdf429Response = Problem

export const ExportPromptAsPdf500Response = Problem

export const ExportPromptAsPdf503Response = Problem

export const savePromptAsWordHeaderAcceptLanguageMax = 200;

export const savePromptAsWordHeaderIdempotencyKeyMin = 8;

export const savePromptAsWordHeaderIdempotencyKeyMax = 100;

export const savePromptAsWordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SavePromptAsWordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptAsWordHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePromptAsWordHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(savePromptAsWordHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(savePromptAsWordHeaderIdempotencyKeyRegExp)))
})

export const SavePromptAsWordBody = DownloadRequest

export const SavePromptAsWord200Response = /*#__PURE__*/ zod.unknown()

export const SavePromptAsWord400Response = Problem

export const SavePromptAsWord401Response = Problem

export const SavePromptAsWord402Response = Problem

export const SavePromptAsWord403Response = Problem

export const SavePromptAsWord404Response = Problem

export const SavePromptAsWord409Response = Problem

export const SavePromptAsWord413Response = Problem

export const SavePromptAsWord415Response = Problem

export const SavePromptAsWord422Response = Problem

export const SavePromptAsWord429Response = Problem

export const SavePromptAsWord500Response = Problem

export const SavePromptAsWord503Response = Problem

export const exportPromptAsWordHeaderAcceptLanguageMax = 200;

export const exportPromptAsWordHeaderIdempotencyKeyMin = 8;

export const exportPromptAsWordHeaderIdempotencyKeyMax = 100;

export const exportPromptAsWordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ExportPromptAsWordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportPromptAsWordHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exportPromptAsWordHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(exportPromptAsWordHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(exportPromptAsWordHeaderIdempotencyKeyRegExp)))
})

export const ExportPromptAsWordBody = DownloadRequest

export const ExportPromptAsWord200Response = /*#__PURE__*/ zod.unknown()

export const ExportPromptAsWord400Response = Problem

export const ExportPromptAsWord401Response = Problem

export const ExportPromptAsWord402Response = Problem

export const ExportPromptAsWord404Response = Problem

export const ExportPromptAsWord409Response = Problem

export const ExportPromptAsWord413Response = Problem

export const ExportPromptAsWord415Response = Problem

export const ExportPromptAsWord422Response = Problem

export const ExportPromptAsWord429Response = Problem

export const ExportPromptAsWord500Response = Problem

export const ExportPromptAsWord503Response = Problem

export const listModelsHeaderAcceptLanguageMax = 200;

export const ListModelsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listModelsHeaderAcceptLanguageMax)))
})

export const ListModels200Response = ModelList

export const ListModels401Response = Problem

export const ListModels403Response = Problem

export const ListModels429Response = Problem

export const ListModels500Response = Problem

export const ListModels503Response = Problem

export const listMyPromptsQueryPageDefault = 1;

export const listMyPromptsQueryPageMax = 100000;

export const listMyPromptsQueryPageSizeDefault = 20;

export const listMyPromptsQueryPageSizeMax = 100;

export const listMyPromptsQueryQMax = 200;

export const listMyPromptsQueryCategoryIdMax = 36;

export const listMyPromptsQueryTagMax = 40;

export const listMyPromptsQueryTagRegExp = new RegExp('^\\S(.*\\S)?$');

export const listMyPromptsQuerySortDefault = `-updatedAt`;

export const ListMyPromptsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyPromptsQueryPageMax)), listMyPromptsQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyPromptsQueryPageSizeMax)), listMyPromptsQueryPageSizeDefault),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyPromptsQueryQMax))),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(listMyPromptsQueryCategoryIdMax))),
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyPromptsQueryTagMax)).check(/*#__PURE__*/ zod.regex(listMyPromptsQueryTagRegExp))),
  "favourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['generated', 'manual', 'imported', 'starter'])),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'saved'])),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'lastRunAt', '-lastRunAt', 'runCount', '-runCount', 'title', '-title']), listMyPromptsQuerySortDefault)
})

export const listMyPromptsHeaderAcceptLanguageMax = 200;

export const ListMyPromptsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyPromptsHeaderAcceptLanguageMax)))
})

export const ListMyPrompts200Response = PromptPage

export const ListMyPrompts401Response = Problem

export const ListMyPrompts422Response = Problem

export const ListMyPrompts429Response = Problem

export const ListMyPrompts500Response = Problem

export const ListMyPrompts503Response = Problem

export const savePromptHeaderAcceptLanguageMax = 200;

export const savePromptHeaderIdempotencyKeyMin = 8;

export const savePromptHeaderIdempotencyKeyMax = 100;

export const savePromptHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SavePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePromptHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(savePromptHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(savePromptHeaderIdempotencyKeyRegExp)))
})

export const SavePromptBody = SavePromptRequest

export const SavePrompt200Response = SaveResult

export const SavePrompt201Response = SaveResult

export const SavePrompt400Response = Problem

export const SavePrompt401Response = Problem

export const SavePrompt402Response = Problem

export const SavePrompt403Response = Problem

export const SavePrompt404Response = Problem

export const SavePrompt409Response = Problem

export const SavePrompt413Response = Problem

export const SavePrompt415Response = Problem

export const SavePrompt422Response = Problem

export const SavePrompt429Response = Problem

export const SavePrompt500Response = Problem

export const SavePrompt503Response = Problem

export const getPromptPathPromptIdMax = 36;

export const GetPromptParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(getPromptPathPromptIdMax))
})

export const getPromptHeaderAcceptLanguageMax = 200;

export const GetPromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromptHeaderAcceptLanguageMax)))
})

export const GetPrompt200Response = Prompt

export const GetPrompt401Response = Problem

export const GetPrompt404Response = Problem

export const GetPrompt429Response = Problem

export const GetPrompt500Response = Problem

export const GetPrompt503Response = Problem

export const deletePromptPathPromptIdMax = 36;

export const DeletePromptParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(deletePromptPathPromptIdMax))
})

export const deletePromptHeaderAcceptLanguageMax = 200;

export const DeletePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deletePromptHeaderAcceptLanguageMax)))
})

export const DeletePrompt200Response = PromptDeletion

export const DeletePrompt401Response = Problem

export const DeletePrompt403Response = Problem

export const DeletePrompt404Response = Problem

export const DeletePrompt429Response = Problem

export const DeletePrompt500Response = Problem

export const DeletePrompt503Response = Problem

export const createDraftHeaderAcceptLanguageMax = 200;

export const createDraftHeaderIdempotencyKeyMin = 8;

export const createDraftHeaderIdempotencyKeyMax = 100;

export const createDraftHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateDraftHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDraftHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createDraftHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createDraftHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createDraftHeaderIdempotencyKeyRegExp)))
})

export const CreateDraftBody = Draft

export const CreateDraft201Response = SaveResult

export const CreateDraft400Response = Problem

export const CreateDraft401Response = Problem

export const CreateDraft403Response = Problem

export const CreateDraft409Response = Problem

export const CreateDraft413Response = Problem

export const CreateDraft415Response = Problem

export const CreateDraft422Response = Problem

export const CreateDraft429Response = Problem

export const CreateDraft500Response = Problem

export const CreateDraft503Response = Problem

export const listTrashQueryPageDefault = 1;

export const listTrashQueryPageMax = 100000;

export const listTrashQueryPageSizeDefault = 20;

export const listTrashQueryPageSizeMax = 100;

export const listTrashQueryQMax = 200;

export const listTrashQuerySortDefault = `-deletedAt`;

export const ListTrashQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTrashQueryPageMax)), listTrashQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTrashQueryPageSizeMax)), listTrashQueryPageSizeDefault),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTrashQueryQMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['deletedAt', '-deletedAt', 'title', '-title']), listTrashQuerySortDefault)
})

export const listTrashHeaderAcceptLanguageMax = 200;

export const ListTrashHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTrashHeaderAcceptLanguageMax)))
})

export const ListTrash200Response = TrashPage

export const ListTrash401Response = Problem

export const ListTrash422Response = Problem

export const ListTrash429Response = Problem

export const ListTrash500Response = Problem

export const ListTrash503Response = Problem

export const restorePromptPathPromptIdMax = 36;

export const RestorePromptParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(restorePromptPathPromptIdMax))
})

export const restorePromptHeaderAcceptLanguageMax = 200;

export const RestorePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(restorePromptHeaderAcceptLanguageMax)))
})

export const RestorePrompt200Response = Prompt

export const RestorePrompt401Response = Problem

export const RestorePrompt402Response = Problem

export const RestorePrompt403Response = Problem

export const RestorePrompt404Response = Problem

export const RestorePrompt409Response = Problem

export const RestorePrompt429Response = Problem

export const RestorePrompt500Response = Problem

export const RestorePrompt503Response = Problem

export const listPromptVersionsPathPromptIdMax = 36;

export const ListPromptVersionsParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(listPromptVersionsPathPromptIdMax))
})

export const listPromptVersionsQueryPageDefault = 1;

export const listPromptVersionsQueryPageMax = 100000;

export const listPromptVersionsQueryPageSizeDefault = 20;

export const listPromptVersionsQueryPageSizeMax = 100;

export const listPromptVersionsQuerySortDefault = `-version`;

export const ListPromptVersionsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptVersionsQueryPageMax)), listPromptVersionsQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptVersionsQueryPageSizeMax)), listPromptVersionsQueryPageSizeDefault),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['version', '-version']), listPromptVersionsQuerySortDefault)
})

export const listPromptVersionsHeaderAcceptLanguageMax = 200;

export const ListPromptVersionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromptVersionsHeaderAcceptLanguageMax)))
})

export const ListPromptVersions200Response = PromptVersionPage

export const ListPromptVersions401Response = Problem

export const ListPromptVersions404Response = Problem

export const ListPromptVersions422Response = Problem

export const ListPromptVersions429Response = Problem

export const ListPromptVersions500Response = Problem

export const ListPromptVersions503Response = Problem

export const getPromptVersionPathPromptIdMax = 36;

export const getPromptVersionPathVersionMax = 1000000;

export const GetPromptVersionParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(getPromptVersionPathPromptIdMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPromptVersionPathVersionMax))
})

export const getPromptVersionHeaderAcceptLanguageMax = 200;

export const GetPromptVersionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromptVersionHeaderAcceptLanguageMax)))
})

export const GetPromptVersion200Response = PromptVersion

export const GetPromptVersion401Response = Problem

export const GetPromptVersion404Response = Problem

export const GetPromptVersion429Response = Problem

export const GetPromptVersion500Response = Problem

export const GetPromptVersion503Response = Problem

export const saveWorkingCopyPathPromptIdMax = 36;

export const SaveWorkingCopyParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(saveWorkingCopyPathPromptIdMax))
})

export const saveWorkingCopyHeaderAcceptLanguageMax = 200;

export const SaveWorkingCopyHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveWorkingCopyHeaderAcceptLanguageMax)))
})

export const SaveWorkingCopyBody = SaveWorkingCopyRequest

export const SaveWorkingCopy200Response = WorkingCopyKept

export const SaveWorkingCopy400Response = Problem

export const SaveWorkingCopy401Response = Problem

export const SaveWorkingCopy403Response = Problem

export const SaveWorkingCopy404Response = Problem

export const SaveWorkingCopy409Response = Problem

export const SaveWorkingCopy413Response = Problem

export const SaveWorkingCopy415Response = Problem

export const SaveWorkingCopy422Response = Problem

export const SaveWorkingCopy429Response = Problem

export const SaveWorkingCopy500Response = Problem

export const SaveWorkingCopy503Response = Problem

export const listModelConnectionsHeaderAcceptLanguageMax = 200;

export const ListModelConnectionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listModelConnectionsHeaderAcceptLanguageMax)))
})

export const ListModelConnections200Response = ModelConnections

export const ListModelConnections401Response = Problem

export const ListModelConnections403Response = Problem

export const ListModelConnections429Response = Problem

export const ListModelConnections500Response = Problem

export const ListModelConnections503Response = Problem

export const connectModelHeaderAcceptLanguageMax = 200;

export const ConnectModelHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(connectModelHeaderAcceptLanguageMax)))
})

export const ConnectModelBody = ConnectModelRequest

export const ConnectModel201Response = ModelConnection

export const ConnectModel400Response = Problem

export const ConnectModel401Response = Problem

export const ConnectModel403Response = Problem

export const ConnectModel413Response = Problem

export const ConnectModel415Response = Problem

export const ConnectModel422Response = Problem

export const ConnectModel429Response = Problem

export const ConnectModel500Response = Problem

export const ConnectModel503Response = Problem

export const setModelDefaultsHeaderAcceptLanguageMax = 200;

export const SetModelDefaultsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setModelDefaultsHeaderAcceptLanguageMax)))
})

export const SetModelDefaultsBody = SetModelDefaultsRequest

export const SetModelDefaults200Response = ModelList

export const SetModelDefaults400Response = Problem

export const SetModelDefaults401Response = Problem

export const SetModelDefaults403Response = Problem

export const SetModelDefaults413Response = Problem

export const SetModelDefaults415Response = Problem

export const SetModelDefaults422Response = Problem

export const SetModelDefaults429Response = Problem

export const SetModelDefaults500Response = Problem

export const SetModelDefaults503Response = Problem

export const setModelDiscoveryHeaderAcceptLanguageMax = 200;

export const SetModelDiscoveryHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setModelDiscoveryHeaderAcceptLanguageMax)))
})

export const SetModelDiscoveryBody = SetModelDiscoveryRequest

export const SetModelDiscovery200Response = ModelDiscovery

export const SetModelDiscovery400Response = Problem

export const SetModelDiscovery401Response = Problem

export const SetModelDiscovery403Response = Problem

export const SetModelDiscovery413Response = Problem

export const SetModelDiscovery415Response = Problem

export const SetModelDiscovery422Response = Problem

export const SetModelDiscovery429Response = Problem

export const SetModelDiscovery500Response = Problem

export const SetModelDiscovery503Response = Problem

export const lookUpModelsHeaderAcceptLanguageMax = 200;

export const LookUpModelsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lookUpModelsHeaderAcceptLanguageMax)))
})

export const LookUpModelsBody = LookUpModelsRequest

export const LookUpModels200Response = ModelNames

export const LookUpModels400Response = Problem

export const LookUpModels401Response = Problem

export const LookUpModels403Response = Problem

export const LookUpModels413Response = Problem

export const LookUpModels415Response = Problem

export const LookUpModels422Response = Problem

export const LookUpModels429Response = Problem

export const LookUpModels500Response = Problem

export const LookUpModels503Response = Problem

export const removeModelPathModelIdMax = 36;

export const RemoveModelParams = /*#__PURE__*/ zod.object({
  "modelId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(removeModelPathModelIdMax))
})

export const removeModelHeaderAcceptLanguageMax = 200;

export const RemoveModelHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeModelHeaderAcceptLanguageMax)))
})

export const RemoveModel204Response = /*#__PURE__*/ zod.void()

export const RemoveModel401Response = Problem

export const RemoveModel403Response = Problem

export const RemoveModel404Response = Problem

export const RemoveModel429Response = Problem

export const RemoveModel500Response = Problem

export const RemoveModel503Response = Problem

export const testModelPathModelIdMax = 36;

export const TestModelParams = /*#__PURE__*/ zod.object({
  "modelId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(testModelPathModelIdMax))
})

export const testModelHeaderAcceptLanguageMax = 200;

export const TestModelHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testModelHeaderAcceptLanguageMax)))
})

export const TestModel200Response = ModelTest

export const TestModel401Response = Problem

export const TestModel403Response = Problem

export const TestModel404Response = Problem

export const TestModel429Response = Problem

export const TestModel500Response = Problem

export const TestModel503Response = Problem
