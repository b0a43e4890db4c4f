// Lines a mediator can say in any case without having listened. What stands here is worth little as an answer (relevance).
// Written for Caucus; one a line. Grow it freely: a line that fits every case belongs here.

export const EN_STOCK_LINES: readonly string[] = `
I understand how you feel.
I completely understand where you are coming from.
I can see that this has been very difficult for both of you.
I hear what you're saying and I respect that.
That must have been really hard for you.
It sounds like you're feeling frustrated.
It sounds like this has been a stressful time.
I can imagine that was upsetting.
Your feelings are valid and they matter here.
Thank you for sharing that with us.
Thank you for being so open and honest.
I really appreciate you telling me that.
I appreciate that this isn't easy to talk about.
Thank you both for being here today.
I'm here to help you find a solution that works for both of you.
Let's try to find a solution that everyone can live with.
Let's work together to find common ground.
We're all here because we want to resolve this.
I'm sure we can find a way forward.
Let's focus on moving forward rather than on the past.
Let's concentrate on the future.
I think we can all agree that nobody wants this to drag on.
Let's keep the conversation respectful.
Let's try to stay calm and listen to each other.
Please let the other person finish.
Everybody will get a chance to speak.
I'd like to hear both sides of the story.
Can you tell me more about that?
Could you tell me a little more about what happened?
Tell me more.
What happened next?
How did that make you feel?
How do you feel about that?
How do you feel right now?
What would you like to see happen?
What would a good outcome look like for you?
What is most important to you in this?
What matters most to you?
What are your main concerns?
What do you need in order to move forward?
What are you hoping to get out of today?
Is there anything else you'd like to add?
Is there anything else we should know?
What would it take to resolve this?
What are you willing to do to settle this?
What could you offer to make this better?
Do you have any ideas for a solution?
What options do you see?
Can you see it from the other person's point of view?
Try to put yourself in their shoes.
How do you think the other party feels?
Have you considered the other side's perspective?
There are always two sides to every story.
Both of you have valid points.
You both make some good points.
I think you're both right in your own way.
It takes two to reach an agreement.
Maybe you could both compromise a little.
Would you be willing to compromise?
Would you be willing to meet in the middle?
Perhaps we can split the difference.
How about meeting halfway?
Let's meet somewhere in the middle.
A compromise would be in everyone's best interest.
It would be good for everyone if we could settle this today.
Going to court would be costly and stressful for everyone.
If this goes to court nobody knows what will happen.
Settling today would save you both time and money.
What would happen if you don't reach an agreement?
What is your best alternative if we can't agree?
I'd encourage you to be reasonable.
I'd encourage you both to be open minded.
Let's take one step at a time.
Let's take things one at a time.
Let's take a short break.
Let me summarise what I've heard so far.
So what I'm hearing is that you're upset about the situation.
So if I understand correctly, you feel that you've been treated unfairly.
Let me make sure I understand you correctly.
Is that right?
Have I got that right?
Does that sound fair to you?
Do you think that's fair?
What would be fair in your view?
Would that be acceptable to you?
Can you both agree to that?
Do you both accept these terms?
Are you happy with this proposal?
Can we agree on that?
Let's put that in writing.
I'd like to propose a solution.
Here is what I suggest.
I think this is a fair deal for both sides.
Well done, you've both made great progress.
You're doing really well.
I'm impressed by how reasonable you have both been.
I can see that you really want to resolve this.
That's very generous of you.
That's a big step forward.
I want to acknowledge your patience.
Let's not dwell on the details.
Let's set that aside for now.
Let's agree to disagree on that point.
We don't need to decide who is right or wrong.
Nobody is to blame here.
It's not about who is right or wrong.
Let's not point fingers.
Communication is the key to resolving any conflict.
Misunderstandings happen to all of us.
I'm sure nobody meant any harm.
We all make mistakes.
I know this is an emotional subject.
I know emotions are running high.
I can tell that you care a lot about this.
I can tell you're angry and you have every right to be.
You have every right to feel that way.
I'm sorry you had to go through that.
I'm sorry to hear that.
That's terrible, I'm so sorry.
As the mediator I have to stay neutral.
I am neutral and I don't take sides.
Everything you say here is confidential.
This process is voluntary and you can leave at any time.
My role is to help you talk to each other.
What you say in private stays with me.
Would you like to speak to me in private?
Let me speak to each of you separately.
The law gives both of you rights and duties.
Legally there may be different ways of looking at this.
It might help to get some professional advice.
Is there somebody who could help with this?
Perhaps an expert could take a look.
Let's look at the facts.
Let's look at the bigger picture.
What are the facts as you see them?
Why is that important to you?
Why do you think that happened?
What do you mean by that?
Could you give me an example?
How long has this been going on?
When did this start?
What would help you feel better about this?
What would make this right for you?
Where do we go from here?
What should we do next?
Let's get back to the main issue.
What is the main issue for you?
What is really going on here?
What is the real problem?
I'd like us to focus on interests rather than positions.
Let's brainstorm some options.
Let's think about what both of you need.
You both want the same thing in the end.
At the end of the day we all want peace.
Life is too short to keep fighting.
Sometimes it's better to let things go.
Okay, I understand.
Thank you, that's helpful.
That's a good point.
Good, let's continue.
What do you say to that?
How would you respond to that?
Do you have anything to say to that?
Is there any way you could be flexible on this?
Can you move a little on your position?
What is the least you would accept?
What's your bottom line?
Please think about it carefully.
Let's try to be constructive.
I believe an agreement is possible.
I want to create a space where everyone feels heard and respected.
Everyone deserves to be treated with respect and dignity.
Everyone deserves peace and quiet in their own home.
I want to recognise your feelings about this.
I want to acknowledge how much this means to you.
I can hear how much this matters to you.
Your input is valued and your concerns are important.
Your concerns are valid and we will address them.
Let's explore all the options before we make a decision.
Let's explore some alternatives together.
Let's evaluate which options meet everyone's needs.
Let's look for creative solutions that benefit both parties.
We want a sustainable solution that is mutually beneficial.
We should look at how to repair the relationship.
It's important to take responsibility for our own actions.
It's important to preserve a good working relationship.
We all have responsibilities and pressures in our lives.
A healthy balance is essential for everyone's wellbeing.
You both share the same goal.
You both want what is best for everyone involved.
I'd invite you both to listen with an open mind.
I'd invite you to reflect on your own role in this.
I'd like to explore the underlying interests here.
Good communication is essential in any relationship.
In mediation we try to avoid blame.
Trust takes time to rebuild.
Honesty is always the best policy.
Safety is very important and must be taken seriously.
Children come first, and their wellbeing is the priority.
Money isn't everything, relationships matter more.
Family is the most important thing in life.
Neighbours should get along with each other.
A good reputation is important to everyone.
I've made a note of all of those issues.
Those are all important issues that we'll discuss.
We'll come to each of those points in turn.
I respect your passion and your point of view.
It takes courage to speak so openly.
Let's treat this as an opportunity to learn and grow.
Let's keep an open mind and stay positive.
We can use this process to reach a mutually acceptable outcome.
I want both of your voices to be heard equally.
Honesty is the best policy, as the saying goes.
Time heals, though it may not feel like it now.
Families go through ups and downs, and that is quite normal.
Money isn't everything, as we all know.
Neighbours need one another more than they think.
Everyone makes mistakes; what matters is how we deal with them.
Respect costs nothing and means a great deal.
Respect is a two-way street.
Communication is a two-way street.
Memories can differ, and that does not mean anyone is lying.
Emotions are natural, and there is no right or wrong way to feel.
Stress affects people in different ways.
Anger often hides something deeper.
Behind every position there is an interest.
Rules are there for a reason, but they can't cover everything.
The law is one thing and fairness is another.
Fairness means different things to different people.
Relationships take work, and they are worth the effort.
It takes two to make a quarrel and two to end it.
Small steps can lead to big changes.
Every journey begins with a single step.
Where there's a will there's a way.
There is always light at the end of the tunnel.
We can't change the past, but we can shape the future.
Holding on to anger only hurts ourselves.
Forgiveness is a gift we give ourselves.
Life is too short to spend it arguing.
A problem shared is a problem halved.
Two heads are better than one.
Good agreements are the ones that people make themselves.
A fair compromise leaves nobody entirely happy.
Trust is earned, and it can be earned again.
Reputation takes years to build and moments to lose.
Work is a big part of who we are.
A home is more than four walls.
Nature is something we all share and must look after.
Being heard is a basic human need.
Children need both their parents.
Quality matters, and so does service.
Business is about people in the end.
Businesses have to think of the long term.
Professionals have a duty of care, and they are only human.
Accidents happen, and nobody plans for them.
No one wants to end up in court.
These situations are seldom black and white.
Sometimes we have to agree to disagree.
Silence can say more than words.
It helps to see the bigger picture.
It helps to put ourselves in other people's shoes.
It's important to look after yourself as well.
Let's be kind to ourselves and to each other.
Let's give one another the benefit of the doubt.
Let's all take a deep breath before we carry on.
We should all learn from this experience.
We all want what's best in the end.
We all have a part to play in making this work.
I'm confident that with good will we can get there.
I'm hopeful that something positive can come out of this.
I know that this is not where any of us wanted to be.
I admire the dignity with which this is being handled.
I have every sympathy with what people are going through.
Please know that this is a safe space.
Please feel free to share whatever is on your mind.
Please take your time, there is no hurry at all.
Is there anything that would make this easier?
What does success look like to you?
What would need to happen for you to feel satisfied?
How might we move this along together?
How important is it to you, on a scale from one to ten?
Where do you see yourself a year from now?
`.trim().split("\n");
