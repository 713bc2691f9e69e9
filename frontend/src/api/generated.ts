import { emptyApi as api } from './empty-api';
export const addTagTypes = [
  'Accounts',
  'Search',
  'Au pairs',
  'Profiles',
  'Blog',
  'Contact',
  'Messages',
  'Countries',
  'Dashboard',
  'Families',
  'FAQ',
  'Multi-factor',
  'Photos',
  'Resources',
  'Regions',
  'Sessions',
  'Shortlist',
  'Health',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
        query: (queryArg) => ({ url: `/api/accounts`, method: 'POST', body: queryArg.signUpInput }),
        invalidatesTags: ['Accounts'],
      }),
      getMyAccount: build.query<GetMyAccountApiResponse, GetMyAccountApiArg>({
        query: () => ({ url: `/api/accounts/me` }),
        providesTags: ['Accounts'],
      }),
      updatePassword: build.mutation<UpdatePasswordApiResponse, UpdatePasswordApiArg>({
        query: (queryArg) => ({ url: `/api/accounts/me/password`, method: 'PUT', body: queryArg.updatePasswordInput }),
        invalidatesTags: ['Accounts'],
      }),
      searchAuPairs: build.query<SearchAuPairsApiResponse, SearchAuPairsApiArg>({
        query: (queryArg) => ({
          url: `/api/au-pair-profiles`,
          params: {
            limit: queryArg.limit,
            sort: queryArg.sort,
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startBy: queryArg.startBy,
            availableFrom: queryArg.availableFrom,
            availableTo: queryArg.availableTo,
            ageMin: queryArg.ageMin,
            ageMax: queryArg.ageMax,
            nationality: queryArg.nationality,
            languages: queryArg.languages,
            infants: queryArg.infants,
            drives: queryArg.drives,
            policeCheck: queryArg.policeCheck,
            childrenCheck: queryArg.childrenCheck,
            visa: queryArg.visa,
            inCountry: queryArg.inCountry,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Search'],
      }),
      countAuPairs: build.query<CountAuPairsApiResponse, CountAuPairsApiArg>({
        query: (queryArg) => ({
          url: `/api/au-pair-profiles/count`,
          params: {
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startBy: queryArg.startBy,
            availableFrom: queryArg.availableFrom,
            availableTo: queryArg.availableTo,
            ageMin: queryArg.ageMin,
            ageMax: queryArg.ageMax,
            nationality: queryArg.nationality,
            languages: queryArg.languages,
            infants: queryArg.infants,
            drives: queryArg.drives,
            policeCheck: queryArg.policeCheck,
            childrenCheck: queryArg.childrenCheck,
            visa: queryArg.visa,
            inCountry: queryArg.inCountry,
          },
        }),
        providesTags: ['Search'],
      }),
      getMyAuPairProfile: build.query<GetMyAuPairProfileApiResponse, GetMyAuPairProfileApiArg>({
        query: () => ({ url: `/api/au-pair-profiles/me` }),
        providesTags: ['Au pairs'],
      }),
      saveMyAuPairProfile: build.mutation<SaveMyAuPairProfileApiResponse, SaveMyAuPairProfileApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/me`, method: 'PUT', body: queryArg.auPairProfileInput }),
        invalidatesTags: ['Au pairs'],
      }),
      setMyAuPairProfileActive: build.mutation<SetMyAuPairProfileActiveApiResponse, SetMyAuPairProfileActiveApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/me/active`, method: 'PUT', body: queryArg.activeInput }),
        invalidatesTags: ['Au pairs'],
      }),
      getAuPairPage: build.query<GetAuPairPageApiResponse, GetAuPairPageApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/${queryArg.id}` }),
        providesTags: ['Au pairs'],
      }),
      createProfile: build.mutation<CreateProfileApiResponse, CreateProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/create-profile-optimized`,
          method: 'POST',
          body: queryArg.createProfileInput,
        }),
        invalidatesTags: ['Profiles'],
      }),
      listBlogPosts: build.query<ListBlogPostsApiResponse, ListBlogPostsApiArg>({
        query: (queryArg) => ({
          url: `/api/blog`,
          params: {
            limit: queryArg.limit,
            before: queryArg.before,
            category: queryArg.category,
          },
        }),
        providesTags: ['Blog'],
      }),
      getBlogPost: build.query<GetBlogPostApiResponse, GetBlogPostApiArg>({
        query: (queryArg) => ({ url: `/api/blog/${queryArg.slug}` }),
        providesTags: ['Blog'],
      }),
      listCityFamilies: build.query<ListCityFamiliesApiResponse, ListCityFamiliesApiArg>({
        query: (queryArg) => ({ url: `/api/cities/${queryArg.city}/families` }),
        providesTags: ['Search'],
      }),
      sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/contact-messages`, method: 'POST', body: queryArg.contactMessageInput }),
        invalidatesTags: ['Contact'],
      }),
      listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Messages'],
      }),
      startConversation: build.mutation<StartConversationApiResponse, StartConversationApiArg>({
        query: (queryArg) => ({ url: `/api/conversations`, method: 'POST', body: queryArg.startConversationInput }),
        invalidatesTags: ['Messages'],
      }),
      getConversationHeads: build.query<GetConversationHeadsApiResponse, GetConversationHeadsApiArg>({
        query: () => ({ url: `/api/conversations/heads` }),
        providesTags: ['Messages'],
      }),
      getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
        query: (queryArg) => ({ url: `/api/conversations/${queryArg.id}` }),
        providesTags: ['Messages'],
      }),
      getMessages: build.query<GetMessagesApiResponse, GetMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/messages`,
          params: {
            after: queryArg.after,
            before: queryArg.before,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['Messages'],
      }),
      sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/messages`,
          method: 'POST',
          body: queryArg.sendMessageInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      markConversationRead: build.mutation<MarkConversationReadApiResponse, MarkConversationReadApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/read`,
          method: 'PUT',
          body: queryArg.readInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      getCountryLanding: build.query<GetCountryLandingApiResponse, GetCountryLandingApiArg>({
        query: (queryArg) => ({ url: `/api/country-landings/${queryArg.country}` }),
        providesTags: ['Countries'],
      }),
      getMyDashboard: build.query<GetMyDashboardApiResponse, GetMyDashboardApiArg>({
        query: () => ({ url: `/api/dashboards/me` }),
        providesTags: ['Dashboard'],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
        query: (queryArg) => ({ url: `/api/email-verifications`, method: 'POST', body: queryArg.verifyEmailInput }),
        invalidatesTags: ['Accounts'],
      }),
      resendEmailVerification: build.mutation<ResendEmailVerificationApiResponse, ResendEmailVerificationApiArg>({
        query: () => ({ url: `/api/email-verifications/resend`, method: 'POST' }),
        invalidatesTags: ['Accounts'],
      }),
      searchFamilies: build.query<SearchFamiliesApiResponse, SearchFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/family-profiles`,
          params: {
            limit: queryArg.limit,
            sort: queryArg.sort,
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startFrom: queryArg.startFrom,
            startTo: queryArg.startTo,
            childrenMax: queryArg.childrenMax,
            childAgeMin: queryArg.childAgeMin,
            childAgeMax: queryArg.childAgeMax,
            hoursMax: queryArg.hoursMax,
            ownBathroom: queryArg.ownBathroom,
            carAvailable: queryArg.carAvailable,
            noPets: queryArg.noPets,
            languagesAtHome: queryArg.languagesAtHome,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Search'],
      }),
      countFamilies: build.query<CountFamiliesApiResponse, CountFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/family-profiles/count`,
          params: {
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startFrom: queryArg.startFrom,
            startTo: queryArg.startTo,
            childrenMax: queryArg.childrenMax,
            childAgeMin: queryArg.childAgeMin,
            childAgeMax: queryArg.childAgeMax,
            hoursMax: queryArg.hoursMax,
            ownBathroom: queryArg.ownBathroom,
            carAvailable: queryArg.carAvailable,
            noPets: queryArg.noPets,
            languagesAtHome: queryArg.languagesAtHome,
          },
        }),
        providesTags: ['Search'],
      }),
      getMyFamilyProfile: build.query<GetMyFamilyProfileApiResponse, GetMyFamilyProfileApiArg>({
        query: () => ({ url: `/api/family-profiles/me` }),
        providesTags: ['Families'],
      }),
      saveMyFamilyProfile: build.mutation<SaveMyFamilyProfileApiResponse, SaveMyFamilyProfileApiArg>({
        query: (queryArg) => ({ url: `/api/family-profiles/me`, method: 'PUT', body: queryArg.familyProfileInput }),
        invalidatesTags: ['Families'],
      }),
      setMyFamilyProfileActive: build.mutation<SetMyFamilyProfileActiveApiResponse, SetMyFamilyProfileActiveApiArg>({
        query: (queryArg) => ({ url: `/api/family-profiles/me/active`, method: 'PUT', body: queryArg.activeInput }),
        invalidatesTags: ['Families'],
      }),
      getFamilyPage: build.query<GetFamilyPageApiResponse, GetFamilyPageApiArg>({
        query: (queryArg) => ({ url: `/api/family-profiles/${queryArg.id}` }),
        providesTags: ['Families'],
      }),
      listFaqEntries: build.query<ListFaqEntriesApiResponse, ListFaqEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/faq-entries`,
          params: {
            region: queryArg.region,
          },
        }),
        providesTags: ['FAQ'],
      }),
      removeReaction: build.mutation<RemoveReactionApiResponse, RemoveReactionApiArg>({
        query: (queryArg) => ({ url: `/api/messages/${queryArg.id}/reactions/${queryArg.reaction}`, method: 'DELETE' }),
        invalidatesTags: ['Messages'],
      }),
      setReaction: build.mutation<SetReactionApiResponse, SetReactionApiArg>({
        query: (queryArg) => ({ url: `/api/messages/${queryArg.id}/reactions/${queryArg.reaction}`, method: 'PUT' }),
        invalidatesTags: ['Messages'],
      }),
      enrolMfaFactor: build.mutation<EnrolMfaFactorApiResponse, EnrolMfaFactorApiArg>({
        query: () => ({ url: `/api/mfa-factors`, method: 'POST' }),
        invalidatesTags: ['Multi-factor'],
      }),
      confirmMfaFactor: build.mutation<ConfirmMfaFactorApiResponse, ConfirmMfaFactorApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-factors/confirm`,
          method: 'POST',
          body: queryArg.confirmMfaFactorInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
      disableMfaFactor: build.mutation<DisableMfaFactorApiResponse, DisableMfaFactorApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-factors/current`,
          method: 'DELETE',
          body: queryArg.disableMfaFactorInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
      verifyMfaChallenge: build.mutation<VerifyMfaChallengeApiResponse, VerifyMfaChallengeApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-verifications`,
          method: 'POST',
          body: queryArg.verifyMfaChallengeInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
      requestPasswordRecovery: build.mutation<RequestPasswordRecoveryApiResponse, RequestPasswordRecoveryApiArg>({
        query: (queryArg) => ({
          url: `/api/password-recoveries`,
          method: 'POST',
          body: queryArg.requestPasswordRecoveryInput,
        }),
        invalidatesTags: ['Accounts'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/password-recoveries/reset`,
          method: 'POST',
          body: queryArg.resetPasswordInput,
        }),
        invalidatesTags: ['Accounts'],
      }),
      uploadPhoto: build.mutation<UploadPhotoApiResponse, UploadPhotoApiArg>({
        query: (queryArg) => ({ url: `/api/photos`, method: 'POST', body: queryArg.photoForm }),
        invalidatesTags: ['Photos'],
      }),
      deletePhoto: build.mutation<DeletePhotoApiResponse, DeletePhotoApiArg>({
        query: (queryArg) => ({ url: `/api/photos/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Photos'],
      }),
      discardMyProfileDraft: build.mutation<DiscardMyProfileDraftApiResponse, DiscardMyProfileDraftApiArg>({
        query: () => ({ url: `/api/profile-drafts/me`, method: 'DELETE' }),
        invalidatesTags: ['Profiles'],
      }),
      getMyProfileDraft: build.query<GetMyProfileDraftApiResponse, GetMyProfileDraftApiArg>({
        query: () => ({ url: `/api/profile-drafts/me` }),
        providesTags: ['Profiles'],
      }),
      saveMyProfileDraft: build.mutation<SaveMyProfileDraftApiResponse, SaveMyProfileDraftApiArg>({
        query: (queryArg) => ({ url: `/api/profile-drafts/me`, method: 'PUT', body: queryArg.profileDraftInput }),
        invalidatesTags: ['Profiles'],
      }),
      updateMyProfile: build.mutation<UpdateMyProfileApiResponse, UpdateMyProfileApiArg>({
        query: (queryArg) => ({ url: `/api/profiles/me`, method: 'PATCH', body: queryArg.updateProfileInput }),
        invalidatesTags: ['Profiles'],
      }),
      listPublishedPosts: build.query<ListPublishedPostsApiResponse, ListPublishedPostsApiArg>({
        query: () => ({ url: `/api/publications/posts` }),
        providesTags: ['Blog'],
      }),
      listPublishedResources: build.query<ListPublishedResourcesApiResponse, ListPublishedResourcesApiArg>({
        query: () => ({ url: `/api/publications/resources` }),
        providesTags: ['Resources'],
      }),
      listRegions: build.query<ListRegionsApiResponse, ListRegionsApiArg>({
        query: () => ({ url: `/api/regions` }),
        providesTags: ['Regions'],
      }),
      downloadResourceFile: build.query<DownloadResourceFileApiResponse, DownloadResourceFileApiArg>({
        query: (queryArg) => ({ url: `/api/resource-attachments/${queryArg.id}/file` }),
        providesTags: ['Resources'],
      }),
      listResources: build.query<ListResourcesApiResponse, ListResourcesApiArg>({
        query: (queryArg) => ({
          url: `/api/resources`,
          params: {
            audience: queryArg.audience,
            region: queryArg.region,
            q: queryArg.q,
          },
        }),
        providesTags: ['Resources'],
      }),
      readResource: build.query<ReadResourceApiResponse, ReadResourceApiArg>({
        query: (queryArg) => ({ url: `/api/resources/${queryArg.slug}` }),
        providesTags: ['Resources'],
      }),
      countUnreadMessages: build.mutation<CountUnreadMessagesApiResponse, CountUnreadMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/rpc/get_new_unread_message_count`,
          method: 'POST',
          body: queryArg.unreadCountInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/sessions` }),
        providesTags: ['Sessions'],
      }),
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({ url: `/api/sessions`, method: 'POST', body: queryArg.signInInput }),
        invalidatesTags: ['Sessions'],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/api/sessions/current`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/api/sessions/others`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      refreshSession: build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
        query: (queryArg) => ({ url: `/api/sessions/refresh`, method: 'POST', body: queryArg.refreshSessionInput }),
        invalidatesTags: ['Sessions'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({ url: `/api/sessions/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      listShortlist: build.query<ListShortlistApiResponse, ListShortlistApiArg>({
        query: (queryArg) => ({
          url: `/api/shortlist-entries`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Shortlist'],
      }),
      removeFromShortlist: build.mutation<RemoveFromShortlistApiResponse, RemoveFromShortlistApiArg>({
        query: (queryArg) => ({ url: `/api/shortlist-entries/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Shortlist'],
      }),
      saveToShortlist: build.mutation<SaveToShortlistApiResponse, SaveToShortlistApiArg>({
        query: (queryArg) => ({ url: `/api/shortlist-entries/${queryArg.id}`, method: 'PUT' }),
        invalidatesTags: ['Shortlist'],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/api/user/${queryArg.id}` }),
        providesTags: ['Profiles'],
      }),
      checkLiveness: build.query<CheckLivenessApiResponse, CheckLivenessApiArg>({
        query: () => ({ url: `/health/live` }),
        providesTags: ['Health'],
      }),
      checkReadiness: build.query<CheckReadinessApiResponse, CheckReadinessApiArg>({
        query: () => ({ url: `/health/ready` }),
        providesTags: ['Health'],
      }),
      openLiveConnection: build.query<OpenLiveConnectionApiResponse, OpenLiveConnectionApiArg>({
        query: () => ({ url: `/socket.io` }),
        providesTags: ['Messages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type SignUpApiResponse = /** status 201  */ Session;
export type SignUpApiArg = {
  signUpInput: SignUpInput;
};
export type GetMyAccountApiResponse = /** status 200  */ SessionUser;
export type GetMyAccountApiArg = void;
export type UpdatePasswordApiResponse = unknown;
export type UpdatePasswordApiArg = {
  updatePasswordInput: UpdatePasswordInput;
};
export type SearchAuPairsApiResponse = /** status 200  */ AuPairSearchPage;
export type SearchAuPairsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** By match score among the newest 500 who pass and then by age of the profile; newest first; or soonest to start.
    For visitors, and without a complete profile, "best" is "newest". */
  sort?: SearchSort;
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Could start by this day. */
  startBy?: string;
  /** Becomes free on this day or later; whoever is free already becomes so today. */
  availableFrom?: string;
  /** Becomes free on this day or earlier. */
  availableTo?: string;
  ageMin?: number;
  ageMax?: number;
  /** Any of these: ISO codes or English words, separated by commas, ten at most. */
  nationality?: string;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languages?: string;
  /** Has cared for babies. */
  infants?: boolean;
  /** Has a driving licence. */
  drives?: boolean;
  /** Says to have a police check. */
  policeCheck?: boolean;
  /** Says to have a working-with-children check. */
  childrenCheck?: boolean;
  /** The kind of visa, as far as their words tell. */
  visa?: VisaKind;
  /** Is in the country already. */
  inCountry?: boolean;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type CountAuPairsApiResponse = /** status 200  */ SearchCount;
export type CountAuPairsApiArg = {
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Could start by this day. */
  startBy?: string;
  /** Becomes free on this day or later; whoever is free already becomes so today. */
  availableFrom?: string;
  /** Becomes free on this day or earlier. */
  availableTo?: string;
  ageMin?: number;
  ageMax?: number;
  /** Any of these: ISO codes or English words, separated by commas, ten at most. */
  nationality?: string;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languages?: string;
  /** Has cared for babies. */
  infants?: boolean;
  /** Has a driving licence. */
  drives?: boolean;
  /** Says to have a police check. */
  policeCheck?: boolean;
  /** Says to have a working-with-children check. */
  childrenCheck?: boolean;
  /** The kind of visa, as far as their words tell. */
  visa?: VisaKind;
  /** Is in the country already. */
  inCountry?: boolean;
};
export type GetMyAuPairProfileApiResponse = /** status 200  */ AuPairProfile;
export type GetMyAuPairProfileApiArg = void;
export type SaveMyAuPairProfileApiResponse = /** status 200  */ AuPairProfile;
export type SaveMyAuPairProfileApiArg = {
  auPairProfileInput: AuPairProfileInput;
};
export type SetMyAuPairProfileActiveApiResponse = /** status 200  */ AuPairProfile;
export type SetMyAuPairProfileActiveApiArg = {
  activeInput: ActiveInput;
};
export type GetAuPairPageApiResponse = /** status 200  */ AuPairPage;
export type GetAuPairPageApiArg = {
  id: string;
};
export type CreateProfileApiResponse =
  | /** status 200 The profile was there already. */ CreatedProfile
  | /** status 201 The profile was made. */ CreatedProfile;
export type CreateProfileApiArg = {
  createProfileInput: CreateProfileInput;
};
export type ListBlogPostsApiResponse = /** status 200  */ BlogPost[];
export type ListBlogPostsApiArg = {
  /** How many posts at most. */
  limit?: number;
  /** The last post of the page before this one. */
  before?: string;
  /** Only posts of this category. */
  category?: string;
};
export type GetBlogPostApiResponse = /** status 200  */ BlogPostPage;
export type GetBlogPostApiArg = {
  slug: string;
};
export type ListCityFamiliesApiResponse = /** status 200  */ CityFamiliesDto;
export type ListCityFamiliesApiArg = {
  /** The city as its page is addressed. */
  city: string;
};
export type SendContactMessageApiResponse = /** status 201  */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactMessageInput: ContactMessageInput;
};
export type ListConversationsApiResponse = /** status 200  */ ConversationPage;
export type ListConversationsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type StartConversationApiResponse =
  /** status 200 It was there already */ Conversation | /** status 201 It was begun */ Conversation;
export type StartConversationApiArg = {
  startConversationInput: StartConversationInput;
};
export type GetConversationHeadsApiResponse = /** status 200  */ ConversationHeads;
export type GetConversationHeadsApiArg = void;
export type GetConversationApiResponse = /** status 200  */ Conversation;
export type GetConversationApiArg = {
  id: string;
};
export type GetMessagesApiResponse = /** status 200  */ ThreadPage;
export type GetMessagesApiArg = {
  id: string;
  /** What came after this number, oldest first: for catching up. */
  after?: number;
  /** The last ones before this number: for looking back. */
  before?: number;
  /** How many at most. */
  limit?: number;
};
export type SendMessageApiResponse = /** status 201  */ Message;
export type SendMessageApiArg = {
  id: string;
  sendMessageInput: SendMessageInput;
};
export type MarkConversationReadApiResponse = /** status 200  */ ReadState;
export type MarkConversationReadApiArg = {
  id: string;
  readInput: ReadInput;
};
export type GetCountryLandingApiResponse = /** status 200  */ CountryLandingResponse;
export type GetCountryLandingApiArg = {
  country: LandingCountry;
};
export type GetMyDashboardApiResponse = /** status 200  */ Dashboard;
export type GetMyDashboardApiArg = void;
export type VerifyEmailApiResponse = unknown;
export type VerifyEmailApiArg = {
  verifyEmailInput: VerifyEmailInput;
};
export type ResendEmailVerificationApiResponse = unknown;
export type ResendEmailVerificationApiArg = void;
export type SearchFamiliesApiResponse = /** status 200  */ FamilySearchPage;
export type SearchFamiliesApiArg = {
  /** How many items at most. */
  limit?: number;
  /** By match score among the newest 500 who pass and then by age of the profile; newest first; or soonest to start.
    For visitors, and without a complete profile, "best" is "newest". */
  sort?: SearchSort;
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Starts on this day or later; whoever looks for somebody at once starts today. */
  startFrom?: string;
  /** Starts on this day or earlier. */
  startTo?: string;
  childrenMax?: number;
  /** The youngest child is at least this old, in years. */
  childAgeMin?: number;
  /** The youngest child is at most this old, in years. */
  childAgeMax?: number;
  /** Hours a week. */
  hoursMax?: number;
  /** A bathroom of one's own. */
  ownBathroom?: boolean;
  /** A car may be used. */
  carAvailable?: boolean;
  /** There are no pets. */
  noPets?: boolean;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languagesAtHome?: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type CountFamiliesApiResponse = /** status 200  */ SearchCount;
export type CountFamiliesApiArg = {
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Starts on this day or later; whoever looks for somebody at once starts today. */
  startFrom?: string;
  /** Starts on this day or earlier. */
  startTo?: string;
  childrenMax?: number;
  /** The youngest child is at least this old, in years. */
  childAgeMin?: number;
  /** The youngest child is at most this old, in years. */
  childAgeMax?: number;
  /** Hours a week. */
  hoursMax?: number;
  /** A bathroom of one's own. */
  ownBathroom?: boolean;
  /** A car may be used. */
  carAvailable?: boolean;
  /** There are no pets. */
  noPets?: boolean;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languagesAtHome?: string;
};
export type GetMyFamilyProfileApiResponse = /** status 200  */ FamilyProfile;
export type GetMyFamilyProfileApiArg = void;
export type SaveMyFamilyProfileApiResponse = /** status 200  */ FamilyProfile;
export type SaveMyFamilyProfileApiArg = {
  familyProfileInput: FamilyProfileInput;
};
export type SetMyFamilyProfileActiveApiResponse = /** status 200  */ FamilyProfile;
export type SetMyFamilyProfileActiveApiArg = {
  activeInput: ActiveInput;
};
export type GetFamilyPageApiResponse = /** status 200  */ FamilyPage;
export type GetFamilyPageApiArg = {
  id: string;
};
export type ListFaqEntriesApiResponse = /** status 200  */ FaqEntry[];
export type ListFaqEntriesApiArg = {
  /** Only answers that hold in this country; all of them without it. */
  region?: 'australia' | 'newzealand';
};
export type RemoveReactionApiResponse = /** status 200  */ Message;
export type RemoveReactionApiArg = {
  id: string;
  reaction: Reaction;
};
export type SetReactionApiResponse = /** status 200  */ Message;
export type SetReactionApiArg = {
  id: string;
  reaction: Reaction;
};
export type EnrolMfaFactorApiResponse = /** status 201  */ MfaEnrolmentDto;
export type EnrolMfaFactorApiArg = void;
export type ConfirmMfaFactorApiResponse = /** status 200  */ RecoveryCodesDto;
export type ConfirmMfaFactorApiArg = {
  confirmMfaFactorInput: ConfirmMfaFactorInput;
};
export type DisableMfaFactorApiResponse = unknown;
export type DisableMfaFactorApiArg = {
  disableMfaFactorInput: DisableMfaFactorInput;
};
export type VerifyMfaChallengeApiResponse = /** status 200  */ Session;
export type VerifyMfaChallengeApiArg = {
  verifyMfaChallengeInput: VerifyMfaChallengeInput;
};
export type RequestPasswordRecoveryApiResponse = unknown;
export type RequestPasswordRecoveryApiArg = {
  requestPasswordRecoveryInput: RequestPasswordRecoveryInput;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordInput: ResetPasswordInput;
};
export type UploadPhotoApiResponse = /** status 201  */ Photo;
export type UploadPhotoApiArg = {
  photoForm: PhotoForm;
};
export type DeletePhotoApiResponse = unknown;
export type DeletePhotoApiArg = {
  id: string;
};
export type DiscardMyProfileDraftApiResponse = unknown;
export type DiscardMyProfileDraftApiArg = void;
export type GetMyProfileDraftApiResponse = /** status 200  */ ProfileDraft;
export type GetMyProfileDraftApiArg = void;
export type SaveMyProfileDraftApiResponse = /** status 200  */ ProfileDraft;
export type SaveMyProfileDraftApiArg = {
  profileDraftInput: ProfileDraftInput;
};
export type UpdateMyProfileApiResponse = /** status 200  */ Profile;
export type UpdateMyProfileApiArg = {
  updateProfileInput: UpdateProfileInput;
};
export type ListPublishedPostsApiResponse = /** status 200  */ PublishedPost[];
export type ListPublishedPostsApiArg = void;
export type ListPublishedResourcesApiResponse = /** status 200  */ PublishedResource[];
export type ListPublishedResourcesApiArg = void;
export type ListRegionsApiResponse = /** status 200  */ RegionDto[];
export type ListRegionsApiArg = void;
export type DownloadResourceFileApiResponse = /** status 200 The file, under its own type and name. */ Blob;
export type DownloadResourceFileApiArg = {
  id: string;
};
export type ListResourcesApiResponse = /** status 200  */ ResourceList;
export type ListResourcesApiArg = {
  /** `family` and `aupair` also show what is for both; without it, everything. */
  audience?: 'family' | 'aupair' | 'both';
  /** Leaves out what is true in the other region only. */
  region?: 'australia' | 'newzealand';
  /** Words, or beginnings of words, that all have to be in it. */
  q?: string;
};
export type ReadResourceApiResponse = /** status 200  */ ResourceDetail;
export type ReadResourceApiArg = {
  slug: string;
};
export type CountUnreadMessagesApiResponse = /** status 200  */ number;
export type CountUnreadMessagesApiArg = {
  unreadCountInput: UnreadCountInput;
};
export type ListSessionsApiResponse = /** status 200  */ SessionList;
export type ListSessionsApiArg = void;
export type SignInApiResponse = /** status 200  */ SignInResult;
export type SignInApiArg = {
  signInInput: SignInInput;
};
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type RefreshSessionApiResponse = /** status 200  */ Session;
export type RefreshSessionApiArg = {
  refreshSessionInput: RefreshSessionInput;
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type ListShortlistApiResponse = /** status 200  */ ShortlistPage;
export type ListShortlistApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type RemoveFromShortlistApiResponse = unknown;
export type RemoveFromShortlistApiArg = {
  id: string;
};
export type SaveToShortlistApiResponse = unknown;
export type SaveToShortlistApiArg = {
  id: string;
};
export type GetUserApiResponse = /** status 200  */ Profile;
export type GetUserApiArg = {
  id: string;
};
export type CheckLivenessApiResponse = /** status 200  */ Liveness;
export type CheckLivenessApiArg = void;
export type CheckReadinessApiResponse = /** status 200  */ Readiness;
export type CheckReadinessApiArg = void;
export type OpenLiveConnectionApiResponse = /** status 200 What travels over the connection */ LiveConnection;
export type OpenLiveConnectionApiArg = void;
export type Region = 'australia' | 'newzealand';
export type UserType = 'family' | 'aupair' | 'admin';
export type SessionUser = {
  email: string;
  emailVerified: boolean;
  /** Account, profile and role profile all have this id. */
  id: string;
  /** An authenticator app is asked for at sign-in. */
  mfaEnabled: boolean;
  region: Region;
  userType: UserType;
  username: string;
};
export type Session = {
  /** Send as `Authorization: Bearer …`. */
  access_token: string;
  /** When the access token ends, in seconds since 1970. */
  expires_at: number;
  /** `null` where the cookie carries it, so that no script can read it. */
  refresh_token: string | null;
  user: SessionUser;
};
export type ErrorCode =
  | 'bad_request'
  | 'validation_failed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'photo_limit_reached'
  | 'photo_too_small'
  | 'photo_unreadable'
  | 'account_disabled'
  | 'current_password_wrong'
  | 'email_taken'
  | 'invalid_credentials'
  | 'link_invalid'
  | 'mfa_already_enabled'
  | 'mfa_challenge_ended'
  | 'mfa_code_required'
  | 'mfa_code_wrong'
  | 'mfa_demanded'
  | 'mfa_not_enabled'
  | 'session_ended'
  | 'username_taken'
  | 'profile_missing'
  | 'shortlist_full'
  | 'wrong_role'
  | 'conversation_limit_reached'
  | 'conversation_not_possible'
  | 'email_not_verified'
  | 'message_id_reused'
  | 'profile_incomplete';
export type ErrorBody = {
  /** Stable code to decide by; messages may change, codes do not. */
  code: ErrorCode;
  /** What is wrong with each field, by the field's name. */
  fields?: {
    [key: string]: string[];
  };
  /** One sentence for the person. */
  message: string;
  /** HTTP status. */
  statusCode: number;
};
export type SignUpUserType = 'family' | 'aupair';
export type SignUpMetadata = {
  region: Region;
  userType: SignUpUserType;
  /** Unique, whatever the case. */
  username: string;
};
export type SignUpInput = {
  email: string;
  /** What the application profile will be made of. */
  metadata: SignUpMetadata;
  /** Any characters. Passwords that attackers try first, or that are made of the person's own names, are refused. */
  password: string;
};
export type UpdatePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type SearchCount = {
  /** There are or may be more than `value`: say "38+". */
  capped: boolean;
  value: number;
};
export type AuPairChecks = {
  childrenCheck: boolean;
  drivingLicence: boolean;
  /** Has cared for babies. */
  infants: boolean;
  policeCheck: boolean;
};
export type MatchPartName = 'dates' | 'experience' | 'hours' | 'languages' | 'house';
export type MatchPart = {
  /** Points it can bring. */
  of: number;
  /** Which one: dates and stay, children's ages, hours and days off, languages at home, house rules. */
  part: MatchPartName;
  /** Points it brings. */
  points: number;
};
export type MatchReason = {
  /** It speaks for the two. */
  ok: boolean;
  text: string;
};
export type Match = {
  /** Percent of the score that rests on what people have said; what they have not said counts half. */
  certainty: number;
  /** The five parts in the order of their weight. */
  parts: MatchPart[];
  /** What fits first, then what does not or is not known. */
  reasons: MatchReason[];
  /** 0 to 100. */
  score: number;
};
export type AuPairCard = {
  age: number;
  /** Null when they are available now, or have not said a date. */
  availableFrom: string | null;
  availableNow: boolean;
  checks: AuPairChecks;
  /** ISO 3166-1 alpha-2; null when the nationality names no country that we know. */
  countryCode: string | null;
  education: string | null;
  firstName: string;
  homeTown: string | null;
  id: string;
  /** English names. */
  languages: string[];
  /** When they last signed in; null for visitors. */
  lastActive: ('today' | 'this_week' | 'this_month' | 'earlier') | null;
  /** Null for everyone but a family with a complete profile. */
  match: Match | null;
  nationality: string;
  photo: string | null;
  photoPreview: string | null;
  preferredDuration: string;
  preferredLocation: string | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  /** A line in their own words, else the first sentence about themself. */
  tagline: string | null;
};
export type AuPairSearchPage = {
  /** As the first page counted. */
  count: SearchCount;
  items: AuPairCard[];
  /** Asks for the next page. Null at the end. A page may hold fewer people than asked for, even none, and still have
    one: very rare combinations are looked for step by step. */
  nextCursor: string | null;
};
export type SearchSort = 'best' | 'newest' | 'soonest';
export type VisaKind = 'working_holiday' | 'student' | 'resident' | 'other' | 'none';
export type AuPairProfile = {
  aboutMe: string;
  active: boolean;
  age: number;
  availabilityDate: string;
  createdAt: string;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  homeTown: string | null;
  id: string;
  isAlreadyInCountry: boolean;
  languages: string;
  lastName: string;
  nationality: string;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  preferredDuration: string;
  preferredHours: number | null;
  preferredLocation: string | null;
  skills: string;
  tagline: string | null;
  userId: string;
  visaStatus: string | null;
};
export type AuPairProfileInput = {
  aboutMe: string;
  /** False pauses the profile: nobody else sees it. */
  active?: boolean;
  age: number;
  /** An ISO date where the form knows one. */
  availabilityDate: string;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense?: boolean;
  hasInfantExperience?: boolean;
  hasPoliceCheck?: boolean;
  hasWorkWithChildrenCheck?: boolean;
  homeTown?: string | null;
  isAlreadyInCountry?: boolean;
  /** English names, best first. */
  languages: string;
  /** Shown to people who are signed in, never to visitors. */
  lastName: string;
  nationality: string;
  /** Ids of the owner's uploads, the first one shown on cards. */
  photos?: string[] | null;
  preferredDuration: string;
  /** Hours a week they hope for. */
  preferredHours?: number | null;
  preferredLocation?: string | null;
  skills: string;
  /** One line that visitors read too. */
  tagline?: string | null;
  visaStatus?: string | null;
};
export type ActiveInput = {
  /** False: nobody but you sees the profile. */
  active: boolean;
};
export type AuPairFull = {
  aboutMe: string;
  active: boolean;
  age: number;
  availabilityDate: string;
  createdAt: string;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  homeTown: string | null;
  id: string;
  isAlreadyInCountry: boolean;
  languages: string;
  lastName: string;
  nationality: string;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  preferredDuration: string;
  preferredHours: number | null;
  preferredLocation: string | null;
  skills: string;
  tagline: string | null;
  timeZone: string;
  userId: string;
  visaStatus: string | null;
};
export type AuPairTeaser = {
  age: number;
  availabilityDate: string;
  /** ISO 3166-1 alpha-2; null when the nationality names no country that we know. */
  countryCode: string | null;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  isAlreadyInCountry: boolean;
  languages: string;
  nationality: string;
  photo: string | null;
  photoPreview: string | null;
  preferredDuration: string;
  /** The city they hope for, if one. */
  preferredPlace: string | null;
  /** The country they look in. */
  region: Region;
  tagline: string | null;
};
export type AuPairPage = {
  /** Null for visitors. */
  full: AuPairFull | null;
  id: string;
  /** Null for everyone but a family with a complete profile. */
  match: Match | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  teaser: AuPairTeaser;
};
export type Profile = {
  allowWhatsApp: boolean;
  createdAt: string;
  email: string;
  hasCompletedProfile: boolean;
  hasPaid: boolean;
  id: string;
  lastLoginDate: string | null;
  /** Sign-ins during the last thirty days. */
  loginCount30d: number;
  phoneNumber: string | null;
  region: Region;
  subscriptionTier: string;
  timeZone: string;
  userType: UserType;
  username: string;
};
export type CreatedProfile = {
  profile: Profile;
};
export type CreateProfileInput = {
  email: string;
  region: Region;
  /** IANA name, as the browser tells it. */
  timeZone?: string;
  userType: SignUpUserType;
  username: string;
};
export type BlogPost = {
  author: string;
  category: string | null;
  /** HTML that may be shown as it is. */
  content: string;
  createdAt: string;
  /** The summary, else the first 150 characters of the text. */
  excerpt: string;
  id: string;
  image_url: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  slug: string;
  summary: string;
  title: string;
};
export type RelatedPost = {
  category: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  slug: string;
  title: string;
};
export type SourceLink = {
  checkedOn: string;
  title: string;
  url: string;
};
export type BlogPostPage = {
  author: string;
  category: string | null;
  /** HTML that may be shown as it is. */
  content: string;
  createdAt: string;
  /** The summary, else the first 150 characters of the text. */
  excerpt: string;
  id: string;
  image_url: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  /** At most three, those of its category first. */
  related: RelatedPost[];
  slug: string;
  sources: SourceLink[];
  summary: string;
  title: string;
  updatedAt: string;
};
export type FamilyCardChildren = {
  count: number;
  words: string;
};
export type FamilyCard = {
  /** The first sentence about the room. */
  accommodation: string | null;
  children: FamilyCardChildren;
  duration: string;
  /** Null for visitors. */
  familyName: string | null;
  hoursPerWeek: number;
  id: string;
  /** Null for everyone but an au pair with a complete profile. */
  match: Match | null;
  photo: string | null;
  photoPreview: string | null;
  /** Suburb and city; for visitors the city alone, or the region where no city is known. */
  place: string;
  region: 'australia' | 'newzealand';
  /** On the shortlist of whoever asks. */
  saved: boolean;
  /** Null when they start now, or have not said a date. */
  startDate: string | null;
  startsNow: boolean;
  /** A line in their own words, else the first sentence about themselves. */
  tagline: string | null;
};
export type CityFamiliesDto = {
  /** All families of the city. */
  count: SearchCount;
  /** How many of the first items are featured. */
  featured: number;
  /** Featured ones first, in the order that administrators gave them; then the newest. */
  items: FamilyCard[];
};
export type ContactReceipt = {
  id: string;
  receivedAt: string;
};
export type ContactMessageInput = {
  email: string;
  message: string;
  name: string;
  /** In which half of the site it is written. */
  region: 'australia' | 'newzealand';
  subject: 'general' | 'family' | 'aupair' | 'payment' | 'safety' | 'press' | 'other';
  /** Must stay empty: only programs fill in a field that people do not see. */
  website?: string;
};
export type LastMessage = {
  content: string;
  createdAt: string;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
};
export type Partner = {
  displayName: string;
  id: string;
  /** To five minutes; `null` when they were never here. */
  lastSeenAt: string | null;
  online: boolean;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  /** A family's city, or where an au pair comes from; empty when unknown. */
  place: string;
  /** IANA name, to tell what time it is for them. */
  timeZone: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type Conversation = {
  id: string;
  lastMessage: LastMessage | null;
  /** When somebody last wrote; until then, when the conversation was begun. */
  lastMessageAt: string;
  /** How far the caller has read. */
  lastReadSeq: number;
  /** The number of the newest message or reaction; 0 while there is none. */
  lastSeq: number;
  /** How far the other person has read. */
  theirLastReadSeq: number;
  /** Messages of this conversation that the caller has not read. */
  unreadCount: number;
  with: Partner;
};
export type ConversationPage = {
  /** The latest first. */
  items: Conversation[];
  /** Ask for the next page with it; `null` at the end. */
  nextCursor: string | null;
};
export type StartConversationInput = {
  /** Whom to write to. */
  userId: string;
};
export type ConversationHead = {
  conversationId: string;
  lastSeq: number;
};
export type ConversationHeads = {
  /** The 200 conversations in which something was said last. */
  items: ConversationHead[];
};
export type Message = {
  clientMessageId: string;
  content: string;
  conversationId: string;
  createdAt: string;
  id: string;
  /** The receiver has read it. */
  isRead: boolean;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  receiverId: string;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
};
export type ThreadMessage = {
  kind: 'message';
  message: Message;
  seq: number;
};
export type ThreadReaction = {
  kind: 'reaction';
  messageId: string;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  seq: number;
};
export type ThreadPage = {
  /** In the order of `seq`, without gaps inside the page. */
  items: (
    | ({
        kind: 'message';
      } & ThreadMessage)
    | ({
        kind: 'reaction';
      } & ThreadReaction)
  )[];
  /** The newest number of the conversation; there is more to ask for while the last item's is smaller. */
  lastSeq: number;
};
export type SendMessageInput = {
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  content: string;
};
export type ReadState = {
  /** How far the conversation is read now: it never goes back, and never past what there is. */
  lastReadSeq: number;
  /** Messages of this conversation that are still unread. */
  unreadCount: number;
};
export type ReadInput = {
  /** The number of the newest message or reaction that has been seen. */
  seq: number;
};
export type LandingCityStats = {
  /** What stands where the number of families cannot be counted. */
  auPairFamilies: string;
  averageCost: string;
  climate: string;
  population: string;
};
export type LandingCity = {
  bestFor: string[];
  description: string;
  highlights: string[];
  /** The city as the family search knows it. */
  id: 'sydney' | 'melbourne' | 'brisbane' | 'perth' | 'adelaide' | 'canberra';
  name: string;
  personality: string[];
  state: string;
  stats: LandingCityStats;
};
export type LandingCityDiscovery = {
  cities: LandingCity[];
  headline: string;
  /** How the figures are meant. */
  note: string;
  text: string;
};
export type LandingCountry = 'france' | 'germany' | 'spain';
export type LandingAction = {
  label: string;
  /** A path of the site. */
  path: string;
};
export type LandingCta = {
  headline: string;
  primaryAction: LandingAction;
  secondaryAction: LandingAction;
  text: string;
};
export type LandingQuestion = {
  answer: string;
  question: string;
};
export type LandingFaq = {
  headline: string;
  items: LandingQuestion[];
};
export type LandingPoint = {
  text: string;
  title: string;
};
export type LandingFeatures = {
  headline: string;
  items: LandingPoint[];
};
export type LandingFigure = {
  label: string;
  value: string;
};
export type LandingHero = {
  /** Shown with numbers. */
  features: LandingPoint[];
  /** Words between asterisks lean: one phrase. */
  headline: string;
  primaryAction: LandingAction;
  secondaryAction: LandingAction;
  stats: LandingFigure[];
  subheadline: string;
  trustIndicators: string[];
};
export type LandingLabels = {
  auPairFamilies: string;
  averageCost: string;
  bestFor: string;
  /** `{date}` is the day. */
  checkedOn: string;
  chooseCity: string;
  climate: string;
  highlights: string;
  images: string;
  newTab: string;
  officialLinks: string;
  personality: string;
  population: string;
  /** `{city}` is the city. */
  searchCity: string;
  sources: string;
  yearsOld: string;
};
export type LandingAdventure = {
  ideas: string[];
  text: string;
  title: string;
};
export type LandingStep = {
  /** How long it takes. */
  duration: string;
  text: string;
  title: string;
};
export type LandingProcess = {
  adventureSection: LandingAdventure;
  headline: string;
  steps: LandingStep[];
  successStats: LandingFigure[];
  text: string;
};
export type LandingLink = {
  label: string;
  url: string;
};
export type LandingVisa = {
  /** Age, length, places and the like: the fact, then what it is about. */
  facts: LandingFigure[];
  links: LandingLink[];
  /** An honest word on the other side of the Tasman. */
  newZealand: LandingPoint;
  notes: string[];
  text: string;
  title: string;
};
export type LandingRequirements = {
  headline: string;
  items: LandingPoint[];
  text: string;
  visa: LandingVisa;
};
export type LandingResource = {
  /** A path of the site. */
  path?: string;
  text: string;
  title: string;
  url?: string;
};
export type LandingResources = {
  headline: string;
  items: LandingResource[];
  text: string;
};
export type LandingSeo = {
  description: string;
  /** Language of the page, as links between languages name it. */
  hreflang: string;
  keywords: string[];
  title: string;
};
export type LandingSource = {
  checkedOn: string;
  title: string;
  url: string;
};
export type LandingTestimonial = {
  age: number;
  city: string;
  country: string;
  duration: string;
  location: string;
  name: string;
  quote: string;
};
export type LandingTestimonials = {
  headline: string;
  items: LandingTestimonial[];
  /** That these are samples, until real people have said something. */
  sampleNote: string;
};
export type LandingImage = {
  alt: string;
  caption: string;
  /** A drawing of the site. */
  name: string;
};
export type LandingWhyAustralia = {
  benefits: LandingPoint[];
  headline: string;
  /** The first four are shown. */
  images: LandingImage[];
  promotionalText: string;
  statistics: LandingFigure[];
};
export type CountryLandingResponse = {
  /** Day on which somebody last compared the facts with their sources. */
  checkedOn: string;
  cityDiscovery: LandingCityDiscovery;
  country: LandingCountry;
  countryCode: string;
  cta: LandingCta;
  faq: LandingFaq;
  features: LandingFeatures;
  flagEmoji: string;
  hero: LandingHero;
  labels: LandingLabels;
  language: string;
  process: LandingProcess;
  requirements: LandingRequirements;
  resources: LandingResources;
  seo: LandingSeo;
  sources: LandingSource[];
  /** Name before the site's own that leads here. */
  subdomain: string;
  testimonials: LandingTestimonials;
  whyAustralia: LandingWhyAustralia;
};
export type MissingField = {
  field: string;
  label: string;
};
export type ProfileCompleteness = {
  /** In the order of the form. */
  missing: MissingField[];
  /** Optional fields count too, so a complete profile may stand below 100. */
  percent: number;
};
export type DashboardFit = {
  auPair: AuPairCard | null;
  family: FamilyCard | null;
};
export type NextStepCode =
  | 'verify_email'
  | 'complete_profile'
  | 'resume_profile'
  | 'add_photo'
  | 'search'
  | 'write_first_message'
  | 'keep_talking'
  | 'administer';
export type NextStep = {
  code: NextStepCode;
};
export type Dashboard = {
  completeness: ProfileCompleteness;
  /** The best matches, six at most; empty without a complete profile. */
  fits: DashboardFit[];
  nextStep: NextStep;
  /** People on one's shortlist. */
  shortlistCount: number;
};
export type VerifyEmailInput = {
  /** What stands behind `token=` in the link of the mail. */
  token: string;
};
export type FamilySearchPage = {
  /** As the first page counted. */
  count: SearchCount;
  items: FamilyCard[];
  /** Asks for the next page. Null at the end. A page may hold fewer people than asked for, even none, and still have
    one: very rare combinations are looked for step by step. */
  nextCursor: string | null;
};
export type FamilyProfile = {
  aboutUs: string;
  accommodationDetails: string;
  active: boolean;
  carAvailable: boolean;
  childrenAges: string;
  createdAt: string;
  duration: string;
  familyName: string;
  featured: boolean;
  hasPets: boolean;
  hoursPerWeek: number;
  id: string;
  languagesAtHome: string | null;
  location: string;
  numberOfChildren: number;
  ownBathroom: boolean;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  requirements: string;
  startDate: string;
  subscriptionTier: string;
  tagline: string | null;
  userId: string;
};
export type FamilyProfileInput = {
  aboutUs: string;
  accommodationDetails: string;
  /** False pauses the profile: nobody else sees it. */
  active?: boolean;
  carAvailable?: boolean;
  childrenAges: string;
  duration: string;
  familyName: string;
  hasPets?: boolean;
  hoursPerWeek: number;
  /** English names, best first. */
  languagesAtHome?: string | null;
  /** Suburb and city; the city alone is what visitors see. */
  location: string;
  numberOfChildren: number;
  ownBathroom?: boolean;
  /** Ids of the owner's uploads, the first one shown on cards. */
  photos?: string[] | null;
  requirements: string;
  /** An ISO date where the form knows one. */
  startDate: string;
  /** One line that visitors read too. */
  tagline?: string | null;
};
export type FamilyFull = {
  aboutUs: string;
  accommodationDetails: string;
  active: boolean;
  carAvailable: boolean;
  childrenAges: string;
  createdAt: string;
  duration: string;
  familyName: string;
  featured: boolean;
  hasPets: boolean;
  hoursPerWeek: number;
  id: string;
  languagesAtHome: string | null;
  location: string;
  numberOfChildren: number;
  ownBathroom: boolean;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  requirements: string;
  startDate: string;
  tagline: string | null;
  timeZone: string;
  userId: string;
};
export type FamilyTeaser = {
  carAvailable: boolean;
  children: string;
  duration: string;
  featured: boolean;
  hasPets: boolean;
  hoursPerWeek: number;
  languagesAtHome: string | null;
  ownBathroom: boolean;
  photo: string | null;
  photoPreview: string | null;
  /** The city; the region's name where no city is known. */
  place: string;
  region: Region;
  startDate: string;
  tagline: string | null;
};
export type FamilyPage = {
  /** Null for visitors. */
  full: FamilyFull | null;
  id: string;
  /** Null for everyone but an au pair with a complete profile. */
  match: Match | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  teaser: FamilyTeaser;
};
export type FaqEntry = {
  /** HTML that may be shown as it is. */
  answer: string;
  /** Who asks. */
  audience: 'family' | 'aupair';
  id: string;
  question: string;
  /** Where the answer holds; null where it holds in both. */
  region: ('australia' | 'newzealand') | null;
  sources: SourceLink[];
};
export type Reaction = 'heart' | 'laugh' | 'thumbs_up' | 'wow' | 'sad' | 'celebrate';
export type MfaEnrolmentDto = {
  /** The address as a QR code, an SVG document. */
  qrSvg: string;
  /** For typing it in: Base32. */
  secret: string;
  uri: string;
};
export type RecoveryCodesDto = {
  /** Ten codes, shown this once. */
  recoveryCodes: string[];
};
export type ConfirmMfaFactorInput = {
  code: string;
};
export type DisableMfaFactorInput = {
  code: string;
  password: string;
};
export type VerifyMfaChallengeInput = {
  /** `challenge.token` of the sign-in. */
  challengeToken: string;
  /** From the authenticator app. */
  code?: string;
  /** In place of `code`, when the app is out of reach; works once. */
  recoveryCode?: string;
};
export type RequestPasswordRecoveryInput = {
  email: string;
};
export type ResetPasswordInput = {
  /** A code of the authenticator app or a recovery code, where an app is set up. */
  code?: string;
  password: string;
  /** What stands behind `token=` in the link of the mail. */
  token: string;
};
export type PhotoUrls = {
  '400': string;
  '800': string;
  '1200': string;
};
export type Photo = {
  height: number;
  /** Goes into the `photos` of a profile. */
  id: string;
  /** A blur as `data:` URI of at most 1 kB, to show while the photo loads. */
  preview: string;
  urls: PhotoUrls;
  /** Of the largest rendition, in pixels. */
  width: number;
};
export type PhotoCrop = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type PhotoForm = {
  /** As JSON. Without it, the largest 4:5 part in the middle is kept. */
  crop?: PhotoCrop;
  /** JPEG, PNG or WebP, at most 10 MB, at least 400 pixels wide within the crop. */
  file: Blob;
};
export type ProfileDraft = {
  data: {
    [key: string]: any;
  };
  step: number;
  updatedAt: string;
};
export type ProfileDraftInput = {
  /** The form's values, unchecked: up to 64 kB, five levels deep. */
  data: {
    [key: string]: any;
  };
  /** Where in the form they are, from 0. */
  step: number;
};
export type UpdateProfileInput = {
  allowWhatsApp?: boolean;
  /** Null or an empty text removes it. */
  phoneNumber?: string | null;
  region?: Region;
  timeZone?: string;
};
export type PublishedPost = {
  slug: string;
  updatedAt: string;
};
export type PublishedResource = {
  slug: string;
  updatedAt: string;
};
export type RegionDto = {
  /** ISO 4217. */
  currency: 'AUD' | 'NZD';
  /** Options of a location field, in their order. */
  locations: string[];
  name: string;
  /** Goes before region-aware paths of the site; empty for Australia. */
  pathPrefix: string;
  region: 'australia' | 'newzealand';
};
export type ResourceSummary = {
  attachmentCount: number;
  audience: 'family' | 'aupair' | 'both';
  featured: boolean;
  id: string;
  /** Null where the page draws its own picture. */
  image_url: string | null;
  /** The one region that it is true for; null where it holds in both. */
  region: ('australia' | 'newzealand') | null;
  slug: string;
  summary: string | null;
  title: string;
  updatedAt: string;
};
export type ResourceList = {
  items: ResourceSummary[];
};
export type ResourceAttachmentDto = {
  description: string | null;
  displayOrder: number;
  fileName: string;
  /** Bytes. */
  fileSize: number | null;
  fileType: string | null;
  fileUrl: string;
  id: string;
};
export type ResourceSourceDto = {
  /** When somebody last looked. */
  checkedOn: string;
  title: string;
  url: string;
};
export type ResourceDetail = {
  attachmentCount: number;
  attachments: ResourceAttachmentDto[];
  audience: 'family' | 'aupair' | 'both';
  /** Cleaned HTML. */
  content: string;
  createdAt: string;
  featured: boolean;
  id: string;
  /** Null where the page draws its own picture. */
  image_url: string | null;
  /** The one region that it is true for; null where it holds in both. */
  region: ('australia' | 'newzealand') | null;
  slug: string;
  sources: ResourceSourceDto[];
  summary: string | null;
  title: string;
  updatedAt: string;
};
export type UnreadCountInput = {
  /** Must be the caller's own id. */
  p_user_profile_id: string;
};
export type ListedSessionDto = {
  createdAt: string;
  /** The session that asks. */
  current: boolean;
  id: string;
  lastSeenAt: string;
  /** As the browser names itself. */
  userAgent: string | null;
};
export type SessionList = {
  /** At most 20, the one used last first. */
  items: ListedSessionDto[];
};
export type MfaChallenge = {
  /** In seconds since 1970. */
  expires_at: number;
  token: string;
};
export type SignInResult = {
  challenge: MfaChallenge | null;
  session: Session | null;
};
export type SignInInput = {
  email: string;
  password: string;
};
export type RefreshSessionInput = {
  /** Only with `X-Session-Transport: body`; browsers send it as a cookie. */
  refresh_token?: string;
};
export type ShortlistItem = {
  auPair: AuPairCard | null;
  family: FamilyCard | null;
  savedAt: string;
};
export type ShortlistPage = {
  items: ShortlistItem[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type Liveness = {
  /** Always this word. */
  status: 'live';
};
export type Readiness = {
  /** The SMTP server, where one is configured; while it is down mail waits. */
  mail: 'up' | 'down' | 'unused';
  /** Redis, where one is configured; while it is down each process keeps its own limits and sockets. */
  redis: 'up' | 'down' | 'unused';
  /** Always this word: anything else is a 503. */
  status: 'ready';
};
export type LiveAnswers = {
  'conversation.read': ReadState;
  'message.send': Message;
  'reaction.set': Message;
};
export type AccountUpdated = {};
export type ConversationReadChanged = {
  conversationId: string;
  lastReadSeq: number;
  userId: string;
};
export type PresenceChanged = {
  /** To five minutes. */
  lastSeenAt: string | null;
  online: boolean;
  userId: string;
};
export type ReactionChanged = {
  conversationId: string;
  messageId: string;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  seq: number;
};
export type SessionEnded = {
  reason: string;
  sessionId: string;
};
export type TypingNotice = {
  conversationId: string;
  userId: string;
};
export type UnreadChanged = {
  count: number;
};
export type LiveEvents = {
  'account.updated': AccountUpdated;
  'conversation.read': ConversationReadChanged;
  heads: ConversationHeads;
  'message.created': Message;
  presence: PresenceChanged;
  'reaction.changed': ReactionChanged;
  'session.ended': SessionEnded;
  typing: TypingNotice;
  unread: UnreadChanged;
};
export type ConversationReadEvent = {
  conversationId: string;
  /** The number of the newest message or reaction that has been seen. */
  seq: number;
};
export type MessageSendEvent = {
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  content: string;
  conversationId: string;
};
export type ReactionSetEvent = {
  messageId: string;
  /** Whether it shall be there. */
  on: boolean;
  reaction: Reaction;
};
export type TypingEvent = {
  conversationId: string;
};
export type LiveRequests = {
  'conversation.read': ConversationReadEvent;
  'message.send': MessageSendEvent;
  'reaction.set': ReactionSetEvent;
  typing: TypingEvent;
};
export type LiveConnection = {
  answers: LiveAnswers;
  events: LiveEvents;
  requests: LiveRequests;
};
export const {
  useSignUpMutation,
  useGetMyAccountQuery,
  useLazyGetMyAccountQuery,
  useUpdatePasswordMutation,
  useSearchAuPairsQuery,
  useLazySearchAuPairsQuery,
  useCountAuPairsQuery,
  useLazyCountAuPairsQuery,
  useGetMyAuPairProfileQuery,
  useLazyGetMyAuPairProfileQuery,
  useSaveMyAuPairProfileMutation,
  useSetMyAuPairProfileActiveMutation,
  useGetAuPairPageQuery,
  useLazyGetAuPairPageQuery,
  useCreateProfileMutation,
  useListBlogPostsQuery,
  useLazyListBlogPostsQuery,
  useGetBlogPostQuery,
  useLazyGetBlogPostQuery,
  useListCityFamiliesQuery,
  useLazyListCityFamiliesQuery,
  useSendContactMessageMutation,
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useStartConversationMutation,
  useGetConversationHeadsQuery,
  useLazyGetConversationHeadsQuery,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useGetMessagesQuery,
  useLazyGetMessagesQuery,
  useSendMessageMutation,
  useMarkConversationReadMutation,
  useGetCountryLandingQuery,
  useLazyGetCountryLandingQuery,
  useGetMyDashboardQuery,
  useLazyGetMyDashboardQuery,
  useVerifyEmailMutation,
  useResendEmailVerificationMutation,
  useSearchFamiliesQuery,
  useLazySearchFamiliesQuery,
  useCountFamiliesQuery,
  useLazyCountFamiliesQuery,
  useGetMyFamilyProfileQuery,
  useLazyGetMyFamilyProfileQuery,
  useSaveMyFamilyProfileMutation,
  useSetMyFamilyProfileActiveMutation,
  useGetFamilyPageQuery,
  useLazyGetFamilyPageQuery,
  useListFaqEntriesQuery,
  useLazyListFaqEntriesQuery,
  useRemoveReactionMutation,
  useSetReactionMutation,
  useEnrolMfaFactorMutation,
  useConfirmMfaFactorMutation,
  useDisableMfaFactorMutation,
  useVerifyMfaChallengeMutation,
  useRequestPasswordRecoveryMutation,
  useResetPasswordMutation,
  useUploadPhotoMutation,
  useDeletePhotoMutation,
  useDiscardMyProfileDraftMutation,
  useGetMyProfileDraftQuery,
  useLazyGetMyProfileDraftQuery,
  useSaveMyProfileDraftMutation,
  useUpdateMyProfileMutation,
  useListPublishedPostsQuery,
  useLazyListPublishedPostsQuery,
  useListPublishedResourcesQuery,
  useLazyListPublishedResourcesQuery,
  useListRegionsQuery,
  useLazyListRegionsQuery,
  useDownloadResourceFileQuery,
  useLazyDownloadResourceFileQuery,
  useListResourcesQuery,
  useLazyListResourcesQuery,
  useReadResourceQuery,
  useLazyReadResourceQuery,
  useCountUnreadMessagesMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useSignInMutation,
  useSignOutMutation,
  useEndOtherSessionsMutation,
  useRefreshSessionMutation,
  useEndSessionMutation,
  useListShortlistQuery,
  useLazyListShortlistQuery,
  useRemoveFromShortlistMutation,
  useSaveToShortlistMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useCheckLivenessQuery,
  useLazyCheckLivenessQuery,
  useCheckReadinessQuery,
  useLazyCheckReadinessQuery,
  useOpenLiveConnectionQuery,
  useLazyOpenLiveConnectionQuery,
} = injectedRtkApi;
